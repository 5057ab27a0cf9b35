# -fopt-info and the optimization record tell what was outlined and what not,
# in whose function, with both sizes.  SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
echo '__attribute__ ((no_outline)) int fourth (int x) { return x + 4; }' \
  >>sample.c
with_plugin -c sample.c -fopt-info-ipa-optimized 2>optimized
grep -q '^sample.c:4:[0-9]*: optimized: outlined [0-9]* statements from 3 places into [a-z]*\.outline\.[0-9a-z]*: saves [0-9.]* bytes; places: sample.c:4 (first), sample.c:5 (second), sample.c:6 (third)$' \
  optimized || { cat optimized; fail "no remark"; }
with_plugin -c sample.c -fopt-info-ipa-missed 2>missed
grep -q '^sample.c:7:[0-9]*: missed: *not outlined: no-outline: ' missed \
  || { cat missed; fail "no remark for no_outline"; }
with_plugin -c sample.c -fsave-optimization-record
gzip -dc sample.c.opt-record.json.gz >record.json
python3 - <<'CHECK'
import json
records = [r for r in json.load(open("record.json"))[2]
           if "outlined " in str(r["message"]) and r["kind"] == "success"]
assert len(records) == 1, records
assert records[0]["function"] == "first", records
CHECK
with_plugin -c sample.c -fdump-statistics
grep -q 'outline "Groups outlined" .* 1$' sample.c.*.statistics
