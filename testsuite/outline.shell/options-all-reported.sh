# All mistakes in the options are reported at once, with a guess for unknown
# ones, and an object that is there stays as it was.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
echo old >sample.o
with_plugin -c sample.c $arg-limt=3 $arg-stress=yes $arg-min-occurrences=1 \
  $arg-zzzzzzzzzz $arg-report 2>messages && fail compiled
[ "$(cat sample.o)" = old ] || fail "the object was touched"
grep -q "plugin 'outline' has no option 'limt'; did you mean 'limit'?" messages
grep -q "'$arg-stress' takes no value" messages
grep -q "'1' of '$arg-min-occurrences' is not between" messages
grep -q "plugin 'outline' has no option 'zzzzzzzzzz'$" messages
grep -q "'$arg-report' needs a value" messages
[ "$(grep -c error: messages)" = 6 ] || fail "not five errors and GCC's own"
