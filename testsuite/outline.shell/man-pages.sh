# The manual pages have every option that the programs have, and no other; they name the version
# and are formatted without a warning.
# SPDX-License-Identifier: GPL-3.0-or-later

make_man () {
  "$SOURCE_DIR/tools/make-man" "$SOURCE_DIR/docs/$1.1.in" "$BUILD/option-table" >$1.1
}
make_man outline-plugin
make_man outline-report
make_man outline-merge
if grep -n '@' outline-*.1; then fail "a placeholder is left"; fi

# In the order of the table, each as the head of a paragraph.
"$BUILD/option-table" tabs | cut -f 1 >options
sed 's/\\-/-/g' outline-plugin.1 | sed -n '/^\.TP$/{n;s/^\\fB-fplugin-arg-outline-\([a-z-]*\).*/\1/p}' >found
diff options found || fail "the options of outline-plugin(1) are not the plugin's"

python3 - "$SOURCE_DIR/tools" >options <<'SCRIPT'
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from outline_report.command import parser
print(*sorted({s for a in parser()._actions for s in a.option_strings}), sep="\n")
SCRIPT
sed 's/\\-/-/g' outline-report.1 \
  | sed -n '/^\.TP$/{n;/^\.B[IR]* -/p}' | grep -o -E -- '(^| |")--?[a-z][a-z-]*' \
  | tr -d ' "' | sort >found
diff options found || fail "the options of outline-report(1) are not the program's"

"$BUILD/outline-merge" --help | grep -o -E -- '^  -[-a-zA-Z]*' | tr -d ' ' | sort >options
sed 's/\\-/-/g' outline-merge.1 \
  | sed -n '/^\.TP$/{n;/^\.B[IR]* -/p}' | grep -o -E -- '(^| )--?[a-zA-Z]+' | tr -d ' ' | sort >found
diff options found || fail "the options of outline-merge(1) are not the program's"

version=$(cat "$SOURCE_DIR/VERSION")
"$GCC" -fplugin="$PLUGIN" --help -v >help 2>&1
grep -q -x -F "    outline: $version" help || grep -q "outline: $version\$" help \
  || { grep outline: help; fail "the plugin's version is not $version"; }

if ! command -v man >/dev/null; then
  echo "skipped: formatting of manual pages: there is no man"
  exit 77
fi
# A mistake is found.
{ cat outline-plugin.1; echo ".NOSUCHMACRO"; } >wrong.1
for page in outline-plugin outline-report outline-merge wrong; do
  MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l $page.1 >$page.txt 2>$page.warnings || :
done
[ -s wrong.warnings ] || fail "man says nothing of a mistake"
for page in outline-plugin outline-report outline-merge; do
  [ ! -s $page.warnings ] || { cat $page.warnings; fail "warnings of $page(1)"; }
  head -n 1 $page.txt | grep -q -i "^$page(1)" || fail "$page(1) has no title"
  tail -n 3 $page.txt | grep -q "outline $version" || fail "$page(1) does not name the version"
done
# What is made of an option: its value, range and default.
tr -s ' \n' ' ' <outline-plugin.txt | sed 's/- //g' >words
grep -q -F -- '-fplugin-arg-outline-limit=N ' words || fail "no value"
grep -q -F -- 'From 0 to 2147483647. Default: all.' words || fail "no range"
