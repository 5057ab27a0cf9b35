# outline-report shows of a build what its reports say, in text, JSON and CSV: sums, groups,
# files, functions, refusals, budgets.  SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
mkdir -p src build/sub
write_sample src/a.c
sed 's/record (x + 2, 5, 9)/record (x + 2, 5, y)/; s/int x)/int x, int y)/' src/a.c >src/b.c
sed 's/first/one/; s/second/two/; s/third/three/' src/a.c >src/c.cc
cat >>src/b.c <<'SAMPLE'
__attribute__ ((no_outline)) int kept (int x, int y) { BODY; return x; }
SAMPLE
with_plugin -c src/a.c -o a.o $arg-report=build/a.json
with_plugin -c src/b.c -o b.o $arg-report=build/sub/b.json
if [ -n "$GXX" ]; then
  "$GXX" -fplugin="$PLUGIN" -Os -c src/c.cc -o c.o $arg-report=build/sub/c.json
fi
echo '{"other": 1}' >build/compile_commands.json

"$report" build >text
"$report" build --json >all.json
"$report" build --csv >groups.csv
for table in groups files functions refusals budget units; do
  "$report" build --csv --table $table >$table.csv
  "$report" build --table $table >$table.text
done
"$report" build --top 1 >short.text
"$report" build >again
cmp text again || fail "not the same twice"
grep -q "$(printf '\033')" text && fail "colours in a file"
python3 - <<'CHECK'
import csv
import glob
import json
import re

reports = [json.load(open(name)) for name in sorted(glob.glob("build/**/?.json", recursive=True))]
shown = json.load(open("all.json"))
text = open("text").read()

groups = [g for r in reports for g in r["groups"]]
fragments = [b for r in reports for b in r.get("folding", {}).get("fragments", []) if b["places"]]
sums = shown["totals"]
assert groups and sums["units"] == len(reports) >= 2, sums
assert sums["groups"] == len(groups), sums
assert sums["fragments"] == len(fragments), sums
saved = (sum(r["totals"]["bytes_saved"] for r in reports)
         + sum(r.get("folding", {"totals": {"bytes_saved": 0}})["totals"]["bytes_saved"]
               for r in reports))
assert abs(sums["saved"] - saved) < 0.05, (sums, saved)
code = sum(f["bytes"] for r in reports for f in r["functions"]) + sum(b["bytes"] for b in fragments)
assert sums["code"] == code, (sums, code)
assert f"{int(saved + 0.5):,} bytes of {int(code + saved + 0.5):,}" in text, text

def table(name):
    return list(csv.DictReader(open(name + ".csv")))

rows = table("groups")
assert {r["name"] for r in rows} == {g["name"] for g in groups + fragments}
assert [float(r["saved"]) for r in rows] == sorted((float(r["saved"]) for r in rows), reverse=True)
for g in groups:
    (row,) = [r for r in rows if r["name"] == g["name"] and r["saved"] == str(g["bytes"]["benefit"])][:1]
    assert int(row["copies"]) == g["copies"] and row["kind"] == "function", row
    assert row["place"] == f"{g['places'][0]['file']}:{g['places'][0]['line']}", row
    assert g["name"].rpartition(".")[2] in text, g["name"]

# What files and functions save is what groups do.
for name in "files", "functions":
    shares = sum(float(r["saved"]) for r in table(name))
    assert abs(shares - sum(float(r["saved"]) for r in rows)) < 0.1 * len(table(name)), name
assert len(table("functions")) == sum(len(r["functions"]) for r in reports)
for r in reports:
    for f in r["functions"]:
        assert any(row["function"] == f["function"] and row["bytes"] == str(f["bytes"])
                   for row in table("functions")), f

counts = {}
for r in reports:
    for refusal in r["refusals"] + r.get("folding", {}).get("refusals", []):
        counts[refusal["reason"]] = counts.get(refusal["reason"], 0) + 1
assert {r["reason"]: int(r["count"]) for r in table("refusals")} == counts
(kept,) = [r for r in table("refusals") if r["reason"] == "no-outline"]
size = [f["bytes"] for r in reports for f in r["functions"] if f["function"] == "kept"]
folded = "folding" in reports[0]
assert int(kept["code"]) == sum(size) * (1 + folded), (kept, size)
assert "attribute no_outline" in kept["meaning"]

if folded:
    budget = table("budget")
    now = sum(r["folding"]["totals"]["bytes_saved"] for r in reports)
    assert float(budget[0]["saved"]) == now, budget
    levels = [float(r["saved"]) for r in budget]
    assert levels == sorted(levels), levels

# The first row only, and how many there are.
short = open("short.text").read()
assert rows[0]["name"].rpartition(".")[2] in short and f"and {len(rows) - 1} more" in short, short
for name in "groups", "files", "functions", "refusals", "budget", "units":
    assert len(open(name + ".text").read().splitlines()) == len(table(name)) + 2, name
    assert shown[name] == json.loads(json.dumps(shown[name])) and len(shown[name]) == len(table(name))
assert re.search(r"^  +[\d,]+ +3 ", text, re.M), text
CHECK

"$report" build --map src=/elsewhere/src --table files >mapped
grep -q ' /elsewhere/src/a\.c$' mapped || fail "no mapped name"
grep -q ' src/a\.c$' mapped && fail "a name that was not mapped"
"$report" build --map src=/x --map src/a.c=/longer.c --table files | grep -q ' /longer\.c$' \
  || fail "the longest name does not count"
"$report" --help >help
for option in html diff elf link-map callgrind stack fail-if-larger similar table top json csv map link; do
  grep -q -e "--$option" help || fail "--help does not tell of --$option"
done

# On a terminal there are colours, and lines fit; NO_COLOR turns them off.
cat >terminal.py <<'CHECK'
import os
import pty
import re
import sys

def shown(command):
    out = bytearray()
    def read(fd):
        data = os.read(fd, 4096)
        out.extend(data)
        return data
    sys.stdout.flush()
    pty.spawn(command, read)
    return out.decode()

os.environ.update(COLUMNS="72", TERM="xterm")
os.environ.pop("NO_COLOR", None)
colours = shown([sys.argv[1], "build"])
assert "\033[" in colours
plain = re.sub(r"\033\[[\d;]*m", "", colours).replace("\r", "")
assert max(len(line) for line in plain.splitlines()[2:] if line.startswith("  ")) <= 72, plain
os.environ["NO_COLOR"] = "1"
assert "\033[" not in shown([sys.argv[1], "build"])
CHECK
python3 terminal.py "$report"
"$report" build | head -1 >/dev/null || fail "a closed pipe is an error"

# Of C++ the terminal and the page show names, programs get symbols.
if [ -n "$GXX" ] && command -v c++filt >c++filt-path; then
  mkdir cxx
  { echo 'namespace shop {'; write_sample sample; sed '/^#/,$!d' sample; echo '}'; } >body
  { echo 'void record (int, int, int);'; cat body; } >cxx.cc
  "$GXX" -fplugin="$PLUGIN" -Os $arg-rtl=off $arg-report=cxx/cxx.json -c cxx.cc
  "$report" cxx | grep -q ' function  shop::first\.outline\.[a-z0-9]* ' || { "$report" cxx; fail "no readable name"; }
  "$report" cxx --csv | grep -q '_ZN4shop5firstEi\.outline\.' || fail "no symbol for programs"
  mkdir none
  ln -s "$(python3 -c 'import sys; print (sys.executable)')" none/python3
  ln -s "$(command -v env)" none
  PATH=$PWD/none "$report" cxx >without || fail "c++filt is needed"
  grep -q ' _ZN4shop5firstEi\.outline\.' without || fail "no symbol without c++filt"
fi

# Functions as GCC writes them are shortened, in the terminal only; equal functions are no fragments; the columns of
# numbers say what they count.
python3 - "$SOURCE_DIR/tools" <<'CHECK'
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from outline_report.symbols import short_name

for name, want in {
        "T shop::sum(const T&) [with T = long int]": "shop::sum [long int]",
        "bool Json::Reader::decodeNumber(Token&)": "Json::Reader::decodeNumber",
        "static void f(int)": "f", "main": "main", "f.outline.abc": "f.outline.abc", "": "",
        "shop::Box<T>::~Box() [with T = int; A = std::allocator<int>]": "shop::Box<T>::~Box [int, std::allocator<int>]",
        "bool shop::less::operator()(int, int) const": "shop::less::operator()",
        "std::ostream& operator<<(std::ostream&, int)": "operator<<",
        "void (* signal(int, void (*)(int)))(int)": "void (* signal(int, void (*)(int)))(int)",
        "const T* f(T) [with T = std::vector<std::pair<int, double> >]": "f [std::vector<std::pair<i…]"}.items():
    assert short_name(name) == want, (name, short_name(name), want)
CHECK
cat >equal.c <<'SAMPLE'
int get (int), put (int, int);
int red (int x) { int s = 0; while (x > 3) { s += get (x) * 77; x = put (s, 11) - s; } return put (s, x) ^ s; }
int blue (int x) { int s = 0; while (x > 3) { s += get (x) * 77; x = put (s, 11) - s; } return put (s, x) ^ s; }
SAMPLE
mkdir equal
with_plugin -c equal.c -o equal.o -fno-ipa-icf $arg-gimple=off $arg-report=equal/equal.json
if grep -q '"kind": "jump"' equal/equal.json; then
  "$report" equal >out
  grep -q '^equal  *[0-9]* bytes by 1 function replaced by equal ones$' out || { cat out; fail "no equal function"; }
  grep -q '^fragments  *0 bytes by 0 fragments' out || { cat out; fail "an equal function is a fragment"; }
  # It has the name of the one that was replaced, at the place of the one that was kept.
  grep -q ' jump  red  *equal.c:3  *blue$\| jump  blue  *equal.c:2  *red$' out || { cat out; fail "not the replaced one"; }
fi

# Names without the folder that all units are in, where that is said; in a table alone they stay as they are, and if one
# unit's name is relative all do.
mkdir absolute
with_plugin -c "$PWD/equal.c" -o equal.o $arg-report=absolute/one.json
with_plugin -c "$PWD/src/a.c" -o a.o $arg-report=absolute/two.json
"$report" absolute >out
head -1 out | grep -q ", in $PWD/$" && ! sed 1d out | grep -q "$PWD" || { cat out; fail "long names"; }
"$report" absolute --csv --table units | grep -q ",$PWD/src/a.c," || fail "short names for programs"
cp equal/equal.json absolute/relative.json
"$report" absolute | grep -q "  $PWD/src/a.c:" || fail "short names beside relative ones"
grep -q '^saved .* by estimate, without the unwind entries that functions share; --elf measures what is linked$' text || fail "no word of what it is"
