# What is chosen in a large unit is folded, in each function: also where callers keep values in
# registers that their callees leave alone (-fipa-ra).
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
awk '
BEGIN {
  print "typedef unsigned u; u k (u, u), m (u); volatile u sink;"
  for (i = 0; i < 20; i++)
    printf "static u __attribute__ ((noinline)) leaf%d (u x) { return (x << %d) ^ %d; }\n", i, i % 7 + 1, i
  for (i = 0; i < 900; i++) {
    printf "u f%d (u x, u y, u z) { u s = 0;", i
    for (j = 0; j < 8; j++)
      printf " s += x * %d; y ^= leaf%d (s) + z;", i % 3 + 2, (i + j) % 20
    printf " sink = s; return x + y + k (y, z) + %d; }\n", i
  }
}
' >a.c
for jobs in 1 3; do
  with_plugin -Os $arg-gimple=off $arg-jobs=$jobs $arg-report=$jobs.json \
    -c a.c -o $jobs.o
done
cmp 1.o 3.o || fail "jobs=3"
python3 - <<'SCRIPT' || fail "functions are not as they were when it was chosen"
import json
functions = json.load (open ("1.json"))["folding"]["functions"]
unfolded = sum (f["before"] == f["after"] for f in functions)
print (len (functions), "with sites,", unfolded, "not folded")
raise SystemExit (len (functions) < 890 or unfolded > 0)
SCRIPT
