# outline-report --similar shows what repeats in the source, from builds that outline and from
# those with limit=0; GCC's optimization record tells of the same groups as the report, and is
# read where there is no report.  SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
mkdir made none records
write_sample a.c
with_plugin $arg-gimple=on -c a.c $arg-report=made/a.json
with_plugin $arg-limit=0 -c a.c $arg-report=none/a.json
with_plugin -c a.c -fsave-optimization-record
cp a.c.opt-record.json.gz records
"$report" made --similar --json >made.json
"$report" none --similar --json >none.json
"$report" none --similar >text
grep -q '^ *[0-9,]* *3 .* limit .*a\.c:4' text || fail "limit=0: no repeat in the text"
"$report" records --json >records.json
"$report" made --json >report.json
python3 - <<'CHECK'
import json

report = json.load(open("made/a.json"))
(group,) = report["groups"]
made, none = (json.load(open(name))["similar"] for name in ("made.json", "none.json"))
for rows, result in (made, "outlined"), (none, "limit"):
    assert [r["repeated"] for r in rows] == sorted((r["repeated"] for r in rows), reverse=True)
    (row,) = [r for r in rows if r["result"] == result and r["copies"] == 3]
    assert row["places"] == "a.c:4 a.c:5 a.c:6" and row["function"] == "first", row
    assert row["length"] == group["statements"] and row["units"] == 1, row
    assert abs(row["repeated"] - group["bytes"]["copies"] * 2 / 3) < 0.11, row

# The record knows groups, what they save, and refusals.
record, known = json.load(open("records.json")), json.load(open("report.json"))
assert record["totals"]["plugin"] == "unknown" and record["totals"]["code"] is None
for key in "groups", "groups_saved", "group_places", "fragments", "fragments_saved":
    assert record["totals"][key] == known["totals"][key], key
names = [{(g["name"], g["saved"], g["place"]) for g in data["groups"] if g["kind"] == "function"}
         for data in (record, known)]
assert names[0] == names[1] and names[0], names
counts = [{r["reason"]: r["count"] for r in data["refusals"]} for data in (record, known)]
assert counts[0] == counts[1], counts
CHECK

# Beside its report a record is not counted.
cp a.c.opt-record.json.gz made
"$report" made --json >both.json
cmp both.json report.json || fail "a unit was counted twice"
# Code of a header counts once.
echo '#include "a.c"' >b.c
with_plugin $arg-limit=0 -c b.c $arg-report=none/b.json
"$report" none --similar --csv >both.csv
[ "$(grep -c ',limit,.*a\.c:4 a\.c:5 a\.c:6$' both.csv)" = 1 ] || fail "not one row for two units"
grep -q '^[0-9.]*,3,[0-9.]*,7,limit,2,' both.csv || fail "not two units"
