# A pipe and a device are written to as they stand; a link's target is replaced,
# and the link stays.  SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
with_plugin -c sample.c $arg-report=/dev/stdout | grep -q '"schema": 1'
with_plugin -c sample.c $arg-report=/dev/null
test -c /dev/null
echo old >target.json
ln -s target.json link.json
with_plugin -c sample.c $arg-report=link.json
test -L link.json
grep -q '"schema": 1' target.json
[ "$(ls ./*.json* | wc -l)" = 2 ] || fail "left a temporary file"
umask 027
with_plugin -c sample.c $arg-report=mode.json
[ "$(stat -c %a mode.json)" = 640 ] || fail "ignored the umask"
