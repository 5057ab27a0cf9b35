# docs/architecture.md lists the plugin's passes in the order in which they run, and the commands of its
# worked example still make the lines that it shows; other lines, and another order, are found.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
[ "$("$GCC" -dumpversion)" = 12 ] || exit 77
# GCC of another distribution may have other defaults.
"$GCC" -dM -E -x c /dev/null | grep -q __pie__ || exit 77

cat >example.py <<'SCRIPT'
"""example.py source|commands|check|passes PAGE

source     prints the example's source
commands   prints its commands
check      looks for the lines of each block after "<!-- shown: FILES -->" in FILES, in their
           order; "..." stands for any lines
passes     compares the passes in the table with those in the file "passes"."""
import glob, re, sys

what, page = sys.argv[1], open (sys.argv[2], encoding = "utf-8").read ()

def blocks (comment):
    return re.findall (r"<!-- " + comment + r" -->\n```\w*\n(.*?)^```$", page, re.M | re.S)

if what in ("source", "commands"):
    print (blocks ("example\\.c" if what == "source" else "commands")[0], end = "")
elif what == "check":
    shown = missing = 0
    for block in re.finditer (r"<!-- shown: (\S+) -->\n```\w*\n(.*?)^```$", page, re.M | re.S):
        lines = [line.rstrip () for name in sorted (glob.glob (block[1])) for line in open (name)]
        at, anywhere = 0, True
        for line in block[2].splitlines ():
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
else:
    table = re.findall (r"^\| `(outline\w*)` \|", page, re.M)
    run = [name for name in re.findall (r"(outline\w*) +:", open ("passes").read ())]
    print ("table:", *table)
    print ("run:  ", *run)
    sys.exit (table != run or len (run) < 10)
SCRIPT

page=$SOURCE_DIR/docs/architecture.md
python3 example.py source "$page" >example.c
python3 example.py commands "$page" | sed 's/^gcc /"$GCC" /' >commands
cp "$PLUGIN" outline.so
. ./commands
python3 example.py check "$page" || fail "the example makes other lines"
size -A alone.o with.o outlined.o | awk '$1 == ".text" { print $2 }' | tr '\n' ' ' >sizes
[ "$(cat sizes)" = "205 175 195 " ] || fail "bytes of text: $(cat sizes)"
for text in '175 bytes of text instead of 205' '195 bytes of text'; do
  tr '\n' ' ' <"$page" | grep -q "$text" || fail "the page does not say '$text'"
done
sed 's/^\(tail: 7 instructions.*saves \)10/\112/' "$page" >other.md
cmp -s "$page" other.md && fail "nothing to change"
python3 example.py check other.md && fail "another number is not found"

"$GCC" -Oz -fplugin="$PLUGIN" -fdump-passes -S example.c -o example.s 2>passes
python3 example.py passes "$page" || fail "the passes run in another order"
sed '/^| `outline_read`/d' "$page" >other.md
python3 example.py passes other.md && fail "a missing pass is not found"
:
