# The table of options in README.md is the one that the plugin is built from.
# SPDX-License-Identifier: GPL-3.0-or-later

sed -n '/^<!-- options -->/,/^<!-- end of options -->/p' \
  "$SOURCE_DIR/README.md" | grep '^|' >readme
"$BUILD/option-table" markdown | diff readme - \
  || fail "run make option-table"
