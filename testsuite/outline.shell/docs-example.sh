# docs/architecture.md lists the plugin's passes in the order in which they run, and the commands of its
# worked example still make the lines that it shows; other lines, and another order, are found.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
[ "$("$GCC" -dumpversion)" = 12 ] || exit 77
# GCC of another distribution may have other defaults.
"$GCC" -dM -E -x c /dev/null | grep -q __pie__ || exit 77

cat >passes.py <<'SCRIPT'
"""passes.py PAGE: compares the passes in the page's table with those in the file "passes"."""
import re, sys

page = open (sys.argv[1], encoding = "utf-8").read ()
table = re.findall (r"^\| `(outline\w*)` \|", page, re.M)
run = re.findall (r"(outline\w*) +:", open ("passes").read ())
print ("table:", *table)
print ("run:  ", *run)
sys.exit (table != run or len (run) < 10)
SCRIPT
blocks () { python3 "$SOURCE_DIR/testsuite/lib/page-blocks.py" "$@"; }

page=$SOURCE_DIR/docs/architecture.md
blocks print example.c "$page" >example.c
blocks print commands "$page" | sed 's/^gcc /"$GCC" /' >commands
cp "$PLUGIN" outline.so
. ./commands
blocks check "$page" 40 || fail "the example makes other lines"
size -A alone.o with.o outlined.o | awk '$1 == ".text" { print $2 }' | tr '\n' ' ' >sizes
[ "$(cat sizes)" = "205 158 195 " ] || fail "bytes of text: $(cat sizes)"
for text in '158 bytes of text instead of 205' '(`rtl=off`) it has 195'; do
  tr '\n' ' ' <"$page" | grep -q "$text" || fail "the page does not say '$text'"
done
sed 's/^\(tail: 9 instructions.*saves \)12/\114/' "$page" >other.md
cmp -s "$page" other.md && fail "nothing to change"
blocks check other.md 40 && fail "another number is not found"

"$GCC" -Oz -fplugin="$PLUGIN" -fdump-passes -S example.c -o example.s 2>passes
python3 passes.py "$page" || fail "the passes run in another order"
sed '/^| `outline_read`/d' "$page" >other.md
python3 passes.py other.md && fail "a missing pass is not found"
:
