# "--help -v" explains every option of the table, and "-v" names the version.
# SPDX-License-Identifier: GPL-3.0-or-later

"$GCC" -fplugin="$PLUGIN" --help -v >help 2>&1
"$BUILD/option-table" tabs | cut -f 1 >names
while read -r name; do
  grep -q "^ *$arg-$name\([=[].*\)*$" help || fail "no help for $name"
done <names
grep -q 'outline: [0-9]' help
