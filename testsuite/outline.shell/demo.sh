# The demo's two programs print the same, the one with the plugin is smaller in
# all that is loaded, and the output shows what was outlined.
# SPDX-License-Identifier: GPL-3.0-or-later

"$SOURCE_DIR/demo/run" "$PWD/demo" >output
grep -q '^Both print the same [1-9][0-9]* lines\.$' output
grep -q '^sample.c:.*: optimized: outlined [0-9]* statements' output
grep -q '^all that is loaded .* -[1-9][0-9]*  *-[0-9.]*%$' output
