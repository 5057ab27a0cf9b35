# Preprocessing and checking of syntax write no report; a compilation in which
# the plugin has nothing to do writes one with totals of zero.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
with_plugin -E sample.c $arg-report=r.json >sample.i
with_plugin -fsyntax-only sample.c $arg-report=r.json
[ ! -e r.json ] || fail "wrote a report"
for flags in -O0 -O2 "-Os -flto" "-Os $arg-disable"; do
  rm -f r.json
  "$GCC" -fplugin="$PLUGIN" $flags -c sample.c $arg-report=r.json
  grep -q '"groups": 0,' r.json || fail "no empty report with $flags"
done
