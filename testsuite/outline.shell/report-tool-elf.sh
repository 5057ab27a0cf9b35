# outline-report --elf compares what two programs load, as size counts it: by section, by source file where
# debug information says which, by object where maps of the links are given, and by symbol; with --fail-if-larger the status says
# whether it grew by more.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
echo 'import sys; sys.path.append ("/usr/lib/python3/dist-packages"); import elftools' >library.py
if ! python3 library.py 2>messages; then
  echo "skipped: report-tool-elf: there is no pyelftools: tools/install-deps report"
  grep -q . messages
  write_sample a.c
  with_plugin -c a.c
  "$report" --elf a.o a.o 2>messages && fail "compares without pyelftools"
  grep -q 'error: --elf needs pyelftools: apt-get install python3-pyelftools' messages || fail "$(cat messages)"
  exit 77
fi

write_sample one.c
cat >two.c <<'SAMPLE'
int table[64], zeros = 3;
static int helper (int x) { return table[x & 63] * zeros; }
void record (int a, int b, int c) { table[a & 63] += b * helper (c); }
int first (int), second (int), third (int);
static int local_name (int x) { return table[x & 7] - zeros; }
int other_name (int) __attribute__ ((alias ("local_name"))), a_name (int) __attribute__ ((alias ("local_name")));
int main (void) { return first (1) + second (2) + third (3) == 77; }
SAMPLE
hosted || exit 77
for name in one two; do
  "$GCC" -Os -g -c $name.c -o $name-before.o
  with_plugin -g -c $name.c -o $name-after.o
done
for when in before after; do
  "$GCC" one-$when.o two-$when.o -Wl,-Map=$when.map -o $when
done

"$report" --elf before after >text
"$report" --elf before after --json >all.json
"$report" --elf before after --csv --table symbols >symbols.csv
size -A before >before.size
size -A after >after.size
nm -S before >before.nm
nm -S after >after.nm
python3 - <<'CHECK'
import csv
import json

shown = json.load(open("all.json"))
# What size lists with an address is loaded; of that .bss is not in the file.
def sections(name):
    rows = [line.split() for line in open(name) if len(line.split()) == 3]
    return {n: int(s) for n, s, at in rows if s.isdigit() and at != "0" and n not in (".bss", "Total")}
before, after = sections("before.size"), sections("after.size")
loaded = shown["totals"]["loaded"]
assert loaded["before"] == sum(before.values()) and loaded["after"] == sum(after.values()), (loaded, before, after)
assert loaded["change"] == loaded["after"] - loaded["before"] < 0, loaded
changed = {r["section"]: (r["before"], r["after"]) for r in shown["sections"]}
assert changed == {n: (before.get(n), after.get(n)) for n in before.keys() | after.keys()
                   if before.get(n) != after.get(n)}, changed
def symbols(name):
    return {f[3]: int(f[1], 16) for f in map(str.split, open(name)) if len(f) == 4}
a, b = symbols("before.nm"), symbols("after.nm")
rows = {r["symbol"]: r for r in csv.DictReader(open("symbols.csv"))}
for name in "first", "second", "third":
    assert int(rows[name]["before"]) == a[name] and int(rows[name]["after"]) == b[name], rows[name]
made = [n for n in rows if ".outline." in n or ".folded." in n]
assert made and all(rows[n]["before"] == "" for n in made), rows
assert "helper" not in rows and "main" not in rows
files = {r["file"]: r for r in shown["files"]}
assert files["one.c"]["change"] < 0 and "two.c" not in files, files
assert f"{loaded['before']:,} → " in open("text").read()
CHECK
"$report" --elf before after --fail-if-larger 0% >out || fail "smaller is larger"
status=0
"$report" --elf after before --fail-if-larger 1% >out 2>messages || status=$?
[ $status = 1 ] && grep -q '^outline-report: before is larger than after by ' messages || fail "status $status"
"$report" --elf before before >out
[ "$(grep -c 'no difference' out)" = 3 ] || fail "a program differs from itself"

# Maps: an object has what its symbols and constants take, and all together what is loaded.
"$report" --elf before after --link-map before.map after.map --map one-before.o=one.o --map one-after.o=one.o \
  --map two-before.o=two.o --map two-after.o=two.o --json >mapped.json
python3 - "$SOURCE_DIR/tools" <<'CHECK'
import json
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from outline_report.elf import Elf

shown, files = json.load(open("all.json")), json.load(open("mapped.json"))["files"]
assert files[0]["file"] == "one.o" and files[0]["change"] < 0, files
assert sum(r["change"] for r in files) == shown["totals"]["loaded"]["change"], files
for name in "before", "after":
    program = Elf(name)
    # An alias counts once, by a name that is not local.
    assert len(program.symbols.keys() & {"local_name", "other_name", "a_name"}) == 1, program.symbols
    assert "local_name" not in program.symbols, program.symbols
    program.read_map(name + ".map", str.upper)
    assert sum(program.files.values()) == program.loaded, (program.files, program.loaded)
    assert program.files[f"TWO-{name.upper()}.O"] >= program.symbols["main"] + program.symbols["record"], program.files
CHECK
# wrong_map MESSAGE ARGUMENT...: no comparison with these arguments.
wrong_map () {
  message=$1
  shift
  status=0
  "$report" "$@" >out 2>messages || status=$?
  [ $status = 2 ] && grep -q -e "$message" messages || { cat messages; fail "no error: $message"; }
}
wrong_map 'two.c: this is not the map of this program' --elf before after --link-map before.map two.c
wrong_map 'no.map: No such file' --elf before after --link-map before.map no.map
wrong_map '--link-map goes with --elf' --link-map before.map after.map reports

# Objects, and programs without debug information and symbols.  Names of files in the symbol table do not count: only
# local symbols have one.
"$report" --elf one-before.o one-after.o >out || fail "objects are not compared"
cp before bare
strip -g bare
"$report" --elf bare after >out || fail "a program without debug information is not compared"
grep -q '^  not known: link with -g, or give --link-map' out && ! grep -q '  one.c$' out || fail "$(cat out)"
strip bare
"$report" --elf bare before --table symbols >out || fail "a program without symbols is not compared"
echo text >text.elf
for file in text.elf nowhere; do
  status=0
  "$report" --elf before $file >out 2>messages || status=$?
  [ $status = 2 ] && [ "$(wc -l <messages)" = 1 ] || { cat messages; fail "$file is compared"; }
done
