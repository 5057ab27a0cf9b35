# A plugin for a version of GCC that is newer than any tested says so in "--help -v", once,
# and not when it compiles.
# SPDX-License-Identifier: GPL-3.0-or-later

note='is newer than any that this plugin was tested with (11 to 10)'
"$GCC" -fplugin="$BUILD/untested/outline.so" --help -v >help 2>&1
[ "$(grep -c "GCC [0-9]* $note" help)" = 1 ] || fail "does not say it once"

write_sample sample.c
"$GCC" -fplugin="$BUILD/untested/outline.so" -Os -c sample.c >messages 2>&1
[ ! -s messages ] || { cat messages; fail "says something at each compilation"; }

# Nor does one that has been tested with its compiler.
"$GCC" -fplugin="$PLUGIN" --help -v >help 2>&1
if grep 'is newer than any' help; then fail "says it of a version that is tested"; fi
