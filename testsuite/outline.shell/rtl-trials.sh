# At -Oz trials of outlining count what folding saves: a unit of which folding alone
# makes less than both outliners is left to it, and where both make less they do.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-* | aarch64-* | arm-linux-* | riscv64-linux-*) ;;
  *) exit 77 ;;
esac
# unit ALTERNATIVES: a function that checks and shows an entry of so many kinds.
unit ()
{
  awk -v n="$1" 'BEGIN {
    print "struct entry { int tag, format, components; unsigned char *data; int order; };"
    print "int print (char *, int, const char *, ...);"
    print "void wrong (char *, int, int, int); int get (unsigned char *, int);"
    print "char *show (struct entry *e, char *v, int max) { int s; switch (e->tag) {"
    for (i = 0; i < n; i++) {
      printf "case %d: ", i * 2 + i % 5 * 100
      printf "if (e->format != %d) { wrong (v, max, %d, e->format); break; }\n", 3 + i % 3, 3 + i % 3
      printf "if (e->components != %d)", 1 + i % 4
      printf " { print (v, max, \"components %%d not %d\", e->components); break; }\n", 1 + i % 4
      printf "s = get (e->data + %d, e->order);", i % 2 * 2
      printf " print (v, max, \"%d %%d\", s); break;\n", i % 7
    }
    print "} return v; }"
  }'
}
bytes ()                        # of what is loaded; arguments: options
{
  with_plugin -Oz "$@" -c unit.c -o unit.o
  size -A unit.o | awk '/^\.(text|eh_frame|rodata)/ { n += $2 } END { print n }'
}
one=0
for alternatives in 6 12 25 40; do
  unit $alternatives >unit.c
  both=$(bytes $arg-trials=0) folding=$(bytes $arg-gimple=off) tried=$(bytes)
  echo "$alternatives: $both both, $folding folding alone, $tried tried"
  [ $folding -ge $both ] || one=1
  least=$(( both < folding ? both : folding ))
  # The trial does not know what the assembler pads.
  [ $tried -le $((least + 16)) ] || fail "$alternatives: not the smallest"
done
case $("$GCC" -dumpmachine) in
  arm-*) ;;
  *) [ $one = 1 ] || fail "no unit of which folding alone makes less" ;;
esac
