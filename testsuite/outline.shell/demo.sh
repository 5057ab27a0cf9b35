# The demo's two programs print the same, the one with the plugin is smaller in
# all that is loaded, and the output shows what was outlined.  The README shows lines of it, and the sizes at -Oz.
# SPDX-License-Identifier: GPL-3.0-or-later

"$SOURCE_DIR/demo/run" "$PWD/demo" >output
grep -q '^Both print the same [1-9][0-9]* lines\.$' output
grep -q '^sample.c:.*: optimized: outlined [0-9]* statements' output
grep -q '^all that is loaded .* -[1-9][0-9]*  *-[0-9.]*%$' output

# The README's lines are those of one compiler, and in their order; "..." stands for any lines.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 0
[ "$("$GCC" -dumpfullversion)" = 12.2.0 ] || exit 0
cat >shown.py <<'SCRIPT'
"""shown.py OUTPUT README: the lines of the README's demo that are not in OUTPUT."""
import re, sys
output, page = (open (name, encoding = "utf-8").read () for name in sys.argv[1:])
# The command is named by its path.
output = re.sub (r"(?m)^\$ \S+ ", "$ gcc ", output).splitlines ()
block = re.search (r"(?ms)^<!-- demo -->\n```\n(.*?)^```$", page)[1].splitlines ()
at, anywhere, missing = 0, True, 0
for line in block:
    rest = output[at:] if anywhere else output[at:at + 1]
    # A blank line may stand for one that the page leaves out.
    if line in ("...", ""):
        anywhere = True
        continue
    if line in rest:
        at += rest.index (line) + 1
        anywhere = False
    else:
        missing += 1
        print (line)
sys.exit (missing > 0 or len (block) < 10)
SCRIPT
python3 shown.py output "$SOURCE_DIR/README.md" || fail "the README shows another demo"
sed 's/-254   -14.4%/-255   -14.4%/' "$SOURCE_DIR/README.md" >other.md
if python3 shown.py output other.md; then fail "another number is not found"; fi

# "the same program loses N% of what is loaded (A to B bytes), M% of its text", at -Oz.
loaded () {
  size -A -d "$1" | awk 'NF == 3 && $3 + 0 > 0 { loaded += $2 } $1 == ".text" { text = $2 }
                         END { print loaded, text }'
}
"$GCC" -Oz "$SOURCE_DIR/demo/sample.c" -o without
"$GCC" -Oz -fplugin="$PLUGIN" "$SOURCE_DIR/demo/sample.c" -o with
set -- $(loaded without) $(loaded with)
tr '\n' ' ' <"$SOURCE_DIR/README.md" | grep -q "loses $(awk -v a="$1" -v b="$3" \
  'BEGIN { printf "%.1f", 100 * (a - b) / a }')% of what is loaded ($1 to $3 bytes), $(awk -v a="$2" -v b="$4" \
  'BEGIN { printf "%.1f", 100 * (a - b) / a }')% of its text" \
  || fail "at -Oz it is $1 to $3 bytes, $2 to $4 of text: the README has other numbers"
