# A report that cannot be written is one clear error without a line of the source, and there is no object.
# (The tests may run as root, whom permissions do not stop.)
# SPDX-License-Identifier: GPL-3.0-or-later

mkdir folder
: >file
refuses "cannot write the report 'folder': Is a directory" $arg-report=folder
refuses "cannot write the report 'file/r.json': Not a directory" \
  $arg-report=file/r.json
[ "$(cat messages)" = "cc1: error: cannot write the report 'file/r.json': Not a directory" ] || fail "$(cat messages)"
refuses "cannot write the report '/dev/full': No space left" \
  $arg-report=/dev/full
refuses "cannot write the report '/proc/r.json': No such file" \
  $arg-report=/proc/r.json
if [ "$(id -u)" != 0 ]; then
  chmod a-w folder
  refuses "cannot write the report 'folder/r.json': Permission denied" \
    $arg-report=folder/r.json
fi
[ -z "$(ls folder)" ] || fail "left something in the folder"
# Nor is there assembler text.
if with_plugin -S sample.c -o sample.s $arg-report=file/r.json \
     2>messages; then
  fail "compiled to assembler"
fi
[ ! -e sample.s ] || fail "left assembler text"
