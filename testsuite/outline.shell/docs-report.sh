# The commands of docs/report.md and docs/outline-report.md still make the lines that these show, and other lines are
# found; each column and part of outline-report that has a table or picture in the page is there.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
[ "$("$GCC" -dumpfullversion)" = 12.2.0 ] || exit 77
# GCC of another distribution may have other defaults.
"$GCC" -dM -E -x c /dev/null | grep -q __pie__ || exit 77
echo 'import sys; sys.path.append ("/usr/lib/python3/dist-packages"); import elftools' >library.py
python3 library.py 2>messages || { echo "skipped: docs-report: there is no pyelftools: tools/install-deps report"; exit 77; }

blocks () { python3 "$SOURCE_DIR/testsuite/lib/page-blocks.py" "$@"; }
cp "$PLUGIN" outline.so
# run PAGE: its commands.
run_page () {
  blocks print commands "$1" | sed "s,^gcc ,\"\$GCC\" ,; s,^outline-report ,\"$SOURCE_DIR/tools/outline-report\" ," >commands
  . ./commands
}

page=$SOURCE_DIR/docs/report.md
blocks print sample.c "$page" >sample.c
run_page "$page"
blocks check "$page" 35 || fail "the report has other lines"
sed 's/"copies": 2,/"copies": 3,/' "$page" >other.md
blocks check other.md 35 >lines && fail "another number is not found"

page=$SOURCE_DIR/docs/outline-report.md
cp "$SOURCE_DIR/demo/sample.c" .
run_page "$page"
blocks check "$page" 20 || fail "outline-report prints other lines"
sed 's/(+9.45%)/(+9.46%)/' "$page" >other.md
cmp -s "$page" other.md && fail "nothing to change"
blocks check other.md 20 >lines && fail "another number is not found"
:
