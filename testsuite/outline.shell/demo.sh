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
blocks () { python3 "$SOURCE_DIR/testsuite/lib/page-blocks.py" "$@"; }
# The README names the command without its path.
sed 's/^\$ [^ ]* /$ gcc /' output >demo.txt
blocks check "$SOURCE_DIR/README.md" 10 || fail "the README shows another demo"
sed 's/-290   -16.4%/-291   -16.4%/' "$SOURCE_DIR/README.md" >other.md
if blocks check other.md 10; then fail "another number is not found"; fi

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
