# outline-report --stack says by how much the stack is deeper, by chain of calls: frames of the deepest callees, of
# outlined functions too, and what fragments take.  Functions that call each other count once each.  Where nothing is
# shared nothing is deeper.  Without call graphs there is an error.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
cat >chain.c <<'SAMPLE'
int a[64], total;
int (*pointer) (int);
__attribute__ ((noipa)) void note (int x, int y) { total += x ^ y; }
#define BODY note (x, 1); note (x + 1, 3); note (x + 2, 5); a[x & 7] = x; a[(x + 1) & 7] = x * 3
__attribute__ ((noinline)) int first (int x) { BODY; return x * 3; }
static __attribute__ ((noinline)) int second (int x) { BODY; return x * 5; }
__attribute__ ((noinline)) int third (int x) { note (x, 2); note (x * 9, 3); BODY; return x / 5; }
int top (int x) { return first (x) + second (x) + third (x); }
int even (int);
__attribute__ ((noipa)) int odd (int x) { return x ? even (x - 1) + 1 : pointer (x); }
__attribute__ ((noipa)) int even (int x) { return x ? odd (x - 1) + 1 : 0; }
int start (int x) { volatile char room[x + 1]; room[x] = 1; return even (x) + room[x]; }
SAMPLE
mkdir alone folded outlined same
"$GCC" -Oz -fcallgraph-info=su -c chain.c -o alone/chain.o
with_plugin -Oz -fcallgraph-info=su $arg-gimple=off $arg-report=folded.json -c chain.c -o folded/chain.o
with_plugin -Oz -fcallgraph-info=su $arg-rtl=off $arg-report=outlined.json -c chain.c -o outlined/chain.o
with_plugin -Oz -fcallgraph-info=su $arg-disable $arg-report=same.json -c chain.c -o same/chain.o
for build in folded outlined same; do
  "$report" $build.json --stack alone $build --json >$build.rows
done
"$report" folded.json --stack alone/chain.ci folded/chain.ci >text
grep -q '^Stack by chain of calls  at most [0-9]* bytes, [0-9]* without the plugin' text || fail "$(cat text)"
grep -q ' top > [a-z]* > note' text || fail "$(cat text)"
python3 - <<'CHECK'
import json
import re

def rows(build):
    return {r["function"]: r for r in json.load(open(build + ".rows"))["stack"]}
def frames(build):
    text = open(build + "/chain.ci").read()
    return {name: int(size) for name, size in re.findall(r'label: "(\w[\w.]*)\\n[^"]*?\\n(\d+) bytes', text)}
assert all(set(rows(b)) == {"top", "start"} and rows(b)["start"]["notes"] == "dynamic, indirect, recursive"
           and rows(b)["top"]["notes"] == "" for b in ("folded", "outlined", "same")), rows("folded")

alone = frames("alone")
branches = ("first", "second", "third")
before = alone["top"] + max(alone[f] for f in branches) + alone["note"]
assert all(row["change"] == 0 for row in rows("same").values()), rows("same")
assert rows("same")["top"]["before"] == before, rows("same")
assert rows("same")["start"]["before"] == alone["start"] + alone["even"] + alone["odd"], rows("same")

# The fragment that takes most of those that a function calls.
folded = frames("folded")
takes = dict.fromkeys(branches, 0)
for fragment in json.load(open("folded.json")).get("folding", {}).get("fragments", []):
    for place in fragment["places"]:
        if place["function"] in takes:
            takes[place["function"]] = max(takes[place["function"]], fragment.get("stack", 0))
top = rows("folded")["top"]
assert top["after"] == folded["top"] + max(folded[f] + takes[f] for f in branches) + folded["note"], (top, takes)
assert top["change"] == top["after"] - before, top

outlined = frames("outlined")
(made,) = [f for f in outlined if ".outline." in f]
top = rows("outlined")["top"]
assert top["after"] == outlined["top"] + max(outlined[f] for f in branches) + outlined[made] + outlined["note"], top
assert made in top["chain"], top
CHECK
if [ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ]; then
  grep -q '"stack": ' folded.json || fail "no fragment takes stack"
fi

for folder in reports folded.json; do
  mkdir -p reports
  status=0
  "$report" folded.json --stack alone $folder >out 2>messages || status=$?
  [ $status = 2 ] && grep -q 'there is no call graph with frames: compile with -fcallgraph-info=su' messages \
    || { cat messages; fail "no error for $folder"; }
done
