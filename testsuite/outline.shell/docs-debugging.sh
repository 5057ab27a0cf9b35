# The commands of testsuite/debugging/README.md and docs/debugging.md still show the lines that these show: in gdb,
# addr2line, callgrind and perf; with gdb's skip a step does not enter shared code.  Other lines are found.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
[ "$("$GCC" -dumpversion)" = 12 ] || exit 77
# GCC of another distribution may have other defaults.
"$GCC" -dM -E -x c /dev/null | grep -q __pie__ || exit 77
for tool in gdb valgrind addr2line python3; do
  command -v $tool >path || { echo "skipped: docs-debugging: no $tool"; exit 77; }
done

blocks () { python3 "$SOURCE_DIR/testsuite/lib/page-blocks.py" "$@"; }
page=$SOURCE_DIR/testsuite/debugging/README.md
short=$SOURCE_DIR/docs/debugging.md
for file in ledger.c cart.c; do blocks print $file "$page" >$file; done
blocks print commands "$page" | sed 's/^gcc /"$GCC" /' >commands
cp "$PLUGIN" outline.so
. ./commands
! grep -q 'ptrace: Operation not permitted' crash.txt || exit 77
# What gdb says of the program's threads depends on how it was built.
blocks print gdbinit "$short" >gdbinit
blocks print skip "$short" | sed 's/^gcc /"$GCC" /' >commands
. ./commands
for file in crash.txt steps.txt outlined.txt cart.txt skip.txt; do
  grep -v 'libthread_db' $file >lines
  mv lines $file
done
blocks check "$page" 50 || fail "the commands show other lines"
sed 's/^#2  fees (a=<optimized out>, a@entry=<lost>/#2  interest (a=<optimized out>, a@entry=<lost>/' "$page" >other.md
cmp -s "$page" other.md && fail "nothing to change"
blocks check other.md 50 && fail "another caller is not found"

blocks check "$short" 5 || fail "docs/debugging.md shows other lines"
: >gdbinit
. ./commands
blocks check "$short" 5 >lines && fail "shared code is skipped without being told"
for line in $(sed -n '/^#0  audit/,/^```/s/ .*//p' "$short"); do
  grep -F -x -q -e "$(sed -n "/^#0  audit/,/^\`\`\`/{/^$line /p}" "$short")" crash.txt || fail "another crash: $line"
done

# Where perf may count.
if command -v perf >path && perf record --quiet --output=try.data true 2>messages; then
  blocks print profile "$page" >commands
  . ./commands
  grep -q '\.folded\.[0-9a-z]* *ledger\.c:[1-9]' profile.txt \
    || { cat profile.txt; fail "perf does not show lines of fragments"; }
fi
:
