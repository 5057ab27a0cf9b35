# outline-report --diff: sizes before and after, what grew, groups that came and went; with
# --fail-if-larger the status says whether the code grew by more.  Units of one build only are named, not compared,
# and status 1 unless --units-may-differ.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
mkdir old new
write_sample a.c
with_plugin -c a.c $arg-report=old/a.json
sed -i 's/return x << 2/record (x, 8, 8); record (x, 9, 9); return x << 2/' a.c
cat >>a.c <<'SAMPLE'
#define OTHER record (y, 11, 2); record (y, 33, 4); record (y, 55, y); record (7, y, y)
int fifth (int y) { OTHER; return y + 3; }
int sixth (int y) { OTHER; return y ^ 5; }
int seventh (int y) { OTHER; return y * 7; }
SAMPLE
with_plugin -c a.c $arg-report=new/a.json

"$report" --diff old new >text
"$report" --diff old new --json >diff.json
"$report" --diff old new --csv >functions.csv
"$report" --diff old new --csv --table groups >groups.csv
python3 - <<'CHECK'
import csv
import json

old, new = (json.load(open(f"{name}/a.json")) for name in ("old", "new"))
found = json.load(open("diff.json"))

def code(report):
    return (sum(f["bytes"] for f in report["functions"])
            + sum(b["bytes"] for b in report.get("folding", {"fragments": []})["fragments"] if b["places"]))

a, b = code(old), code(new)
assert found["totals"]["code"] == {"before": a, "after": b, "change": b - a,
                                   "percent": round(100 * (b - a) / a, 3)}, found["totals"]
assert f"{a:,}" in open("text").read() and f"(+{100 * (b - a) / a:.2f}%)" in open("text").read()

def sizes(report):
    made = {g["name"] for g in report["groups"]}
    return {f["function"]: f["bytes"] for f in report["functions"] if f["function"] not in made}

before, after = sizes(old), sizes(new)
rows = list(csv.DictReader(open("functions.csv")))
want = {name: after.get(name, 0) - before.get(name, 0)
        for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
assert {r["function"]: int(r["change"]) for r in rows} == want, (rows, want)
assert {"fifth", "sixth", "seventh", "third"} <= want.keys() and want["third"] > 0
assert [int(r["change"]) for r in rows] == sorted(want.values(), reverse=True)

groups = list(csv.DictReader(open("groups.csv")))
names = [{g["name"] for g in report["groups"]} for report in (old, new)]
came = {r["name"] for r in groups if r["status"] == "new" and r["kind"] == "function"}
gone = {r["name"] for r in groups if r["status"] == "gone" and r["kind"] == "function"}
assert came == names[1] - names[0] and gone == names[0] - names[1], (groups, names)
assert came
CHECK

"$report" --diff old old >same || fail "a build differs from itself"
grep -q 'no function changed its size' same || fail "no empty table"
"$report" --diff old old --fail-if-larger 0% >out || fail "the same is larger"
"$report" --diff old new --fail-if-larger 1000% >out || fail "larger by 1000%"
status=0
"$report" --diff old new --fail-if-larger 1.5% >out 2>messages || status=$?
[ $status = 1 ] || fail "status $status where the build is larger"
grep -q '^outline-report: new is larger than old by ' messages || fail "no message"
"$report" --diff new old --fail-if-larger 0 >out || fail "smaller is larger"
python3 - <<'STRIP'
import json
report = json.load(open("old/a.json"))
del report["functions"]
json.dump(report, open("unsized.json", "w"))
STRIP
status=0
"$report" --diff unsized.json new --fail-if-larger 1% >out 2>messages || status=$?
[ $status = 2 ] && grep -q 'wants sizes of functions' messages || fail "compares unknown sizes"

# A group whose first place has gone has another name and the same contents: it has changed.
write_sample b.c
mkdir three two
with_plugin -c b.c $arg-rtl=off $arg-report=three/b.json
with_plugin -c b.c $arg-rtl=off $arg-report=two/b.json $arg-no-outline-functions=first
"$report" --diff three two --csv --table groups >groups.csv
[ "$(grep -c '^changed,' groups.csv)" = 1 ] && ! grep -q '^new,\|^gone,' groups.csv \
  || { cat groups.csv; fail "the same contents are not the same group"; }

# A build that was interrupted is not smaller.  With absolute names units count from the folder that all are in.
mkdir whole part
for name in one two three; do
  write_sample $name.c
  with_plugin -c $name.c $arg-report=whole/%b.json
done
cp whole/two.c.json part
status=0
"$report" --diff whole part --fail-if-larger 1% >out 2>messages || status=$?
[ $status = 1 ] || fail "status $status for an unfinished build"
grep -q '^outline-report: 2 units only in whole, not compared: one.c, three.c$' messages || fail "$(cat messages)"
grep -q '^code .* +0 (+0.00%)$' out || { cat out; fail "compares other units"; }
grep -q '^units .* (2 units of one build only, not compared)$' out || { cat out; fail "no word of units"; }
"$report" --diff whole part --fail-if-larger 1% --units-may-differ >out 2>messages || fail "$(cat messages)"
"$report" --diff part whole >out 2>messages && fail "a new unit is compared"
grep -q '^outline-report: 2 units only in whole' messages || fail "$(cat messages)"
mkdir here there
cp one.c two.c here
cp one.c two.c there
for folder in here there; do
  for name in one two; do
    with_plugin -c "$PWD/$folder/$name.c" -o x.o $arg-report=$folder/$name.json
  done
done
"$report" --diff here there >out || fail "folders of builds are compared"
grep -q 'no function changed its size' out || { cat out; fail "another folder is a change"; }
