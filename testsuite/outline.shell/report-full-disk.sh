# A disk that is full before the report is complete: an error, no object, and
# neither half a report nor a temporary file; an older report stays.
# SPDX-License-Identifier: GPL-3.0-or-later

mkdir disk
mount -t tmpfs -o size=4k none disk 2>/dev/null || exit 77
trap 'umount disk' EXIT
write_sample sample.c
echo '{"schema": 0}' >disk/r.json
# 200 functions with a refusal each make a report of more than a page.
for i in $(seq 200); do
  echo "__attribute__ ((no_outline)) int f$i (int x) { return x * $i; }"
done >>sample.c
refuses "cannot write the report 'disk/r.json': No space left" \
  $arg-report=disk/r.json
[ "$(cat disk/r.json)" = '{"schema": 0}' ] || fail "the old report is damaged"
[ "$(ls disk)" = r.json ] || fail "left a temporary file"
