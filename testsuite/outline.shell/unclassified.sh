# Of all that this compiler has by name (attributes, built-in functions, internal functions, notes of instructions and
# more) the plugin knows what to do with each.
# SPDX-License-Identifier: GPL-3.0-or-later

for extension in c cc; do
  compiler=$GCC
  [ $extension = c ] || compiler=$GXX
  [ -n "$compiler" ] || continue
  echo 'int f (int x) { return x + 1; }' >unit.$extension
  for level in -Os -O2; do
    "$compiler" -fplugin="$PLUGIN" $level -c unit.$extension $arg-unclassified=names
    sort names >>all
  done
done
[ ! -s all ] || { sort -u all | head -100; fail "$(sort -u all | wc -l) names are not classified"; }

# A file that cannot be written is an error.
"$GCC" -fplugin="$PLUGIN" -Os -c unit.c $arg-unclassified=missing/names 2>messages && fail "wrote nothing, and was silent"
grep -q "error: cannot write the list" messages || fail "another message"
