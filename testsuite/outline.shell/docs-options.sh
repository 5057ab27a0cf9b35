# The table of options in docs/options.md is the one that the plugin is built from.
# SPDX-License-Identifier: GPL-3.0-or-later

sed -n '/^<!-- options -->/,/^<!-- end of options -->/p' \
  "$SOURCE_DIR/docs/options.md" | grep '^|' >page
"$BUILD/option-table" markdown | diff page - \
  || fail "run make option-table"
