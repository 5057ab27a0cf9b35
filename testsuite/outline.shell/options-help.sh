# "--help -v" explains every option of the table, and "-v" names the version.  Option help prints the options alone, in
# the order of the table, those first that users need, and compiles nothing.
# SPDX-License-Identifier: GPL-3.0-or-later

"$GCC" -fplugin="$PLUGIN" --help -v >help 2>&1
"$BUILD/option-table" tabs | cut -f 1 >names
while read -r name; do
  grep -q "^ *$arg-$name\([=[].*\)*$" help || fail "no help for $name"
done <names
grep -q 'outline: [0-9]' help

"$GCC" -fplugin="$PLUGIN" $arg-help -E - >alone 2>messages </dev/null || fail "$(cat messages)"
[ ! -s messages ] || fail "messages: $(cat messages)"
sed -n "s/^$arg-\([a-z-]*\).*/\1/p" alone | cmp - names || fail "another order than the table's"
[ "$(head -2 names | tr '\n' ' ')" = "slowdown report " ] || fail "begins with $(head -2 names)"
[ "$(sed '/^help$/,$!d' names | tr '\n' ' ')" = "help stress check unclassified option-classes " ] || fail "$(cat names)"
grep -q "^    how much speed.*; default 1; at -Oz no bound" alone || fail "no default in words: $(grep 'how much' alone)"
! grep 'default none\|default \]\|default 1.*default' alone || fail "two defaults, or none"
write_sample sample.c
with_plugin $arg-help -S sample.c -o sample.s >out && [ ! -e sample.s ] || fail "compiles after help"
cmp alone out || fail "other text"
