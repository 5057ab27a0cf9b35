# A unit with errors gets no report, and an older one stays.
# SPDX-License-Identifier: GPL-3.0-or-later

echo 'int f (void) { return x; }' >bad.c
echo old >r.json
with_plugin -c bad.c $arg-report=r.json 2>messages && fail compiled
[ "$(cat r.json)" = old ] || fail "wrote a report"
