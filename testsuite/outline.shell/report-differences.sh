# The report says which constants, strings and addresses differ between copies, which lines
# each copy has, and with limit=0 all places of what would be outlined.  The assembler
# text is the same with and without a report.  SPDX-License-Identifier: GPL-3.0-or-later

cat >sample.c <<'SAMPLE'
void use (int *, const char *, int, int);
extern int table[4], other[4];
int first (int x)
{
  use (table, "one", 1, x);
  use (table, "more", 2, 3);
  use (table, "two", 1001, x);
  use (table, "more", 2, 5);
  return 1;
}
int second (int y)
{
  use (other, "ten", 1, y);
  use (other, "more", 2, 3);
  use (other, "two", 2002, y);
  use (other, "more", 2, 5);
  return 1;
}
int third (int z)
{
  use (other, "six", 1, z);
  use (other, "more", 2, 3);
  use (other, "two", 3003, z);
  use (other, "more", 2, 5);
  return 1;
}
SAMPLE
with_plugin $arg-slowdown=1000 $arg-merge-functions=off -S sample.c -o plain.s
with_plugin $arg-slowdown=1000 $arg-merge-functions=off -S sample.c -o reported.s $arg-report=r.json
cmp plain.s reported.s || fail "a report changes the code"
with_plugin $arg-slowdown=1000 $arg-merge-functions=off -S sample.c -o none.s $arg-limit=0 $arg-report=none.json
python3 - "$SOURCE_DIR/docs/report.schema.json" <<'CHECK'
import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
report, none = json.load(open("r.json")), json.load(open("none.json"))
for read in report, none:
    jsonschema.validate(read, schema)
group = report["groups"][0]
values = [tuple(p["values"]) for p in group["parameters"]]
assert ("1001", "2002", "3003") in values, values
assert ("&table", "&other", "&other") in values, values
assert ("x", "y", "z") in values, values
assert ('"one"', '"ten"', '"six"') in values, values
assert not any("5" in v for v in values), values
lines = [p["lines"] for p in group["places"]]
assert lines == [[5, 6, 7, 8], [13, 14, 15, 16], [21, 22, 23, 24]], lines
limited = [r for r in none["refusals"] if r["reason"] == "limit"]
places = [[(p["function"], p["lines"]) for p in r["places"]] for r in limited]
assert [("first", lines[0]), ("second", lines[1]), ("third", lines[2])] in places, places
assert all(r["bytes"]["copies"] > r["bytes"]["outlined"] > 0 for r in limited), limited
assert not none["groups"]
CHECK
