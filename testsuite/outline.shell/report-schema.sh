# The report is valid under docs/report.schema.json and tells what was done: one
# group, its three places, what differs between them, its instructions, and totals that add up.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
cat >>sample.c <<'SAMPLE'
__attribute__ ((no_outline)) int fourth (int x) { BODY; return x * 9; }
SAMPLE
with_plugin -c sample.c $arg-report=r.json
[ "$(outlined_in sample.o)" = 1 ] || fail "not one group"
python3 - "$SOURCE_DIR/docs/report.schema.json" <<'CHECK'
import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
jsonschema.Draft7Validator.check_schema(schema)
report = json.load(open("r.json"))
jsonschema.validate(report, schema)
totals = report["totals"]
assert totals["functions"] == 4, totals
assert totals["groups"] == 1 and totals["occurrences"] == 3, totals
(group,) = report["groups"]
places = [(p["file"], p["line"], p["function"]) for p in group["places"]]
assert places == [("sample.c", 4, "first"), ("sample.c", 5, "second"),
                  ("sample.c", 6, "third")], places
size = group["bytes"]
assert abs(size["copies"] - size["calls"] - size["function"]
           - size["benefit"]) < 0.01, size
assert size["benefit"] == totals["bytes_saved"] > 0, totals
(parameter,) = group["parameters"]
assert parameter == {"type": "int", "values": ["x", "x", "x"]}, parameter
assert [p["lines"] for p in group["places"]] == [[4], [5], [6]], group["places"]
assert group["assembler"][0] == group["name"] + ":", group["assembler"]
assert sum("record" in line for line in group["assembler"]) == 4
assert not any(line.startswith(".cfi") for line in group["assembler"])
sizes = {f["function"]: f["bytes"] for f in report["functions"]}
assert set(sizes) == {"first", "second", "third", "fourth", group["name"]}, sizes
assert sizes[group["name"]] > sizes["first"] > 0, sizes
refused = [r for r in report["refusals"] if r["function"] == "fourth"]
assert any(r["reason"] == "no-outline" for r in refused), refused
counts = {r["reason"]: r["count"] for r in report["reasons"]}
assert sum(counts.values()) == len(report["refusals"]) == totals["refusals"]
CHECK
