# String constants are told apart by what they say: what repeats in
# functions of a large unit is folded, and other strings are others.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-* | aarch64-* | arm-linux-* | riscv64-linux-*) ;;
  *) exit 77 ;;
esac
awk '
BEGIN {
  print "#include <stdio.h>"
  print "unsigned sum; int here, there;"
  print "__attribute__ ((noipa)) void say (const char *text)"
  print "{ while (*text) sum = sum * 31 + (unsigned char) *text++; }"
  for (i = 0; i < 500; i++) {
    printf "__attribute__ ((noinline)) void f%d (void) { say (\"own %d\");", i, i
    for (j = 0; j < 20; j++) printf " here += %d; say (\"of all %d\");", j * 3 + 1, j % 5
    for (j = 0; j < 4; j++) printf " say (\"of some %d\");", i % 3 + j
    printf " here = %d; there = here; }\n", i
  }
  print "int main (void) {"
  for (i = 0; i < 500; i++) printf "f%d ();", i
  print "printf (\"%u\\n\", sum); return 0; }"
}
' >a.c
"$GCC" -Oz a.c -o alone
with_plugin -Oz $arg-gimple=off $arg-report=r.json a.c -o with
[ "$(run ./alone)" = "$(run ./with)" ] || fail "another sum"
python3 - <<'SCRIPT' || fail "functions are not as they were when it was chosen"
import json
functions = json.load (open ("r.json"))["folding"]["functions"]
unfolded = sum (f["before"] == f["after"] for f in functions)
print (len (functions), "with sites,", unfolded, "not folded")
raise SystemExit (len (functions) < 490 or unfolded > 0)
SCRIPT
