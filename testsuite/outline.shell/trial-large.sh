# At -Oz a unit of 800 statements and more, of which outlining promises much, is not compiled without outlining for
# trial; a smaller one is.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64

# unit COUNT: COUNT functions of some nine statements, of which most are the same.
unit () {
  awk -v count="$1" 'BEGIN {
    print "void a (int, int), b (int), c (int, int), d (int), e (int, int), f (void);"
    for (i = 0; i < count; i++)
      printf "void g%d (int x) { a (%d, x); a (x, 1); b (x); c (x, 2); d (x); e (x, 3); f (); d (x + %d); }\n", i, i, i
  }'
}

# without COUNT: how many trials of a unit of COUNT functions leave some of them without outlining.
without () {
  unit "$1" >unit.c
  "$GCC" -Oz -fplugin="$PLUGIN" -fdump-ipa-all -dumpbase unit -c unit.c -o unit.o
  grep -c '^trial.*outlined from all but [1-9]' unit.*i.outline_try || :
}

[ "$(without 20)" = 1 ] || fail "a small unit is not tried"
[ "$(without 150)" = 0 ] || fail "a large unit is tried"
nm unit.o | grep -q '\.outline\.' || fail "nothing is outlined from it"
