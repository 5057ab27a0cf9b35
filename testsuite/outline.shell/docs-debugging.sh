# The commands of docs/debugging.md still show the lines that it shows: in gdb, addr2line, callgrind and perf;
# other lines are found.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
[ "$("$GCC" -dumpversion)" = 12 ] || exit 77
# GCC of another distribution may have other defaults.
"$GCC" -dM -E -x c /dev/null | grep -q __pie__ || exit 77
for tool in gdb valgrind addr2line python3; do
  command -v $tool >path || { echo "skipped: docs-debugging: no $tool"; exit 77; }
done

cat >page.py <<'SCRIPT'
"""page.py source|commands|profile|check PAGE

source     prints the example's source
commands   prints its commands, profile those of the profile
check      looks for the lines of each block after "<!-- shown: FILE -->" in FILE, in their order;
           "..." stands for any lines.  Names of folders do not count."""
import re, sys

what, page = sys.argv[1], open (sys.argv[2], encoding = "utf-8").read ()

def plain (line):
    return re.sub (r"( of |\[)/.*/", r"\1", line.rstrip ())

if what != "check":
    title = {"source": r"ledger\.c", "commands": "commands", "profile": "profile"}[what]
    for block in re.findall (r"<!-- " + title + r" -->\n```\w*\n(.*?)^```$", page, re.M | re.S):
        print (block, end = "")
    sys.exit ()
shown = missing = 0
for block in re.finditer (r"<!-- shown: (\S+) -->\n```\w*\n(.*?)^```$", page, re.M | re.S):
    lines = [plain (line) for line in open (block[1])]
    at, anywhere = 0, True
    for line in map (plain, block[2].splitlines ()):
        if line == "...":
            anywhere = True
            continue
        rest = lines[at:] if anywhere else lines[at:at + 1]
        if line in rest:
            at += rest.index (line) + 1
        else:
            missing += 1
            print (f"{block[1]}: {line}")
        shown += 1
        anywhere = False
print (shown, "lines")
sys.exit (missing > 0 or shown < 40)
SCRIPT

page=$SOURCE_DIR/docs/debugging.md
python3 page.py source "$page" >ledger.c
python3 page.py commands "$page" | sed 's/^gcc /"$GCC" /' >commands
cp "$PLUGIN" outline.so
. ./commands
! grep -q 'ptrace: Operation not permitted' crash.txt || exit 77
# What gdb says of the program's threads depends on how it was built.
for file in crash.txt steps.txt outlined.txt; do
  grep -v 'libthread_db' $file >lines
  mv lines $file
done
python3 page.py check "$page" || fail "the commands show other lines"
sed 's/^#2  fees (a=<optimized out>, a@entry=<lost>/#2  interest (a=<optimized out>, a@entry=<lost>/' "$page" >other.md
cmp -s "$page" other.md && fail "nothing to change"
python3 page.py check other.md && fail "another caller is not found"

# Where perf may count.
if command -v perf >path && perf record --quiet --output=try.data true 2>messages; then
  python3 page.py profile "$page" >commands
  . ./commands
  grep -q 'folded\.[0-9a-f]\{16\} *ledger\.c:[1-9]' profile.txt \
    || { cat profile.txt; fail "perf does not show lines of fragments"; }
fi
:
