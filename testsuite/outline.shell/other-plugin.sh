# A pass of another plugin runs in trials, too: what it writes to a file is there more than once.  One remark says so and
# names the pass; trials=0 has each function once, as without this plugin.  Without such a pass, and without remarks, nothing
# is said.  The code is the same as without the other plugin.
# SPDX-License-Identifier: GPL-3.0-or-later

write_tried unit.c 30
other="-fplugin=$BUILD/appends.so -fplugin-arg-appends-file"
# lines NAME ARGUMENT...: compiles with both plugins; how many lines the other one has written to NAME.
lines () {
  name=$1
  shift
  "$GCC" -Oz $other=$name "$@" -fopt-info-ipa-missed -S unit.c -o $name.s 2>$name.messages
  count=$(grep -c '' $name)
}
remark='compiled several times for trial, with pass appends of appends.so, another plugin'

lines alone
functions=$count
[ "$(sort alone | uniq -d)" = "" ] || fail "not each function once without this plugin"
lines both -fplugin="$PLUGIN"
[ "$count" -gt "$functions" ] || fail "no trial: $count lines of $functions functions"
[ "$(grep -c "$remark" both.messages)" = 1 ] || fail "not one remark: $(grep trial both.messages)"
lines none -fplugin="$PLUGIN" $arg-trials=0
[ "$(sort none | uniq -d)" = "" ] || fail "more than once without trials"
! grep "$remark" none.messages || fail "a remark without trials"
"$GCC" -Oz -fplugin="$PLUGIN" -fopt-info-ipa-missed -S unit.c -o without.s 2>messages
! grep 'another plugin' messages || fail "a remark without another plugin"
cmp without.s both.s || fail "the other plugin changes the code"
"$GCC" -Oz $other=silent -fplugin="$PLUGIN" -S unit.c -o silent.s 2>messages
[ ! -s messages ] || fail "not silent: $(cat messages)"
# A plugin without passes.
"$GCC" -Oz -fplugin="$BUILD/attributes.so" -fplugin="$PLUGIN" -fopt-info-ipa-missed -S unit.c -o x.s 2>messages
! grep 'another plugin' messages || fail "a remark of a plugin without passes"
