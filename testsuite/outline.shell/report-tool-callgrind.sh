# outline-report --callgrind says which functions execute more instructions as they share code: for fragments as many as
# valgrind counts more than without the plugin; of C++, too; what pays most is marked, and marked so it no longer pays.
# Functions that share nothing are not named.  A run of another program, and what is no run, are errors.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v valgrind >tool || exit 77
cat >folded.c <<'SAMPLE'
#ifndef LEFT
#define LEFT
#endif
int a[64], total;
__attribute__ ((noipa)) void note (int x, int y) { total += x ^ y; }
#define BODY note (x, 1); note (x + 1, 3); note (x + 2, 5); a[x & 7] = x; a[(x + 1) & 7] = x * 3
LEFT __attribute__ ((noinline)) int often (int x) { BODY; return x * 3; }
static __attribute__ ((noinline)) int seldom (int x) { BODY; return x * 5; }
__attribute__ ((noinline)) int once (int x) { note (x, 2); note (x * 9, 3); BODY; return x / 5; }
__attribute__ ((noinline)) int alone (int x) { return total * x - 7; }
int main (void)
{
  for (int i = 0; i < 20000; i++) total += often (i) + alone (i);
  for (int i = 0; i < 100; i++) total += seldom (i);
  return (total += once (5)) == 1;
}
SAMPLE
# counted NAME: runs the program NAME; callgrind's file is NAME.run, without the dynamic linker, whose work depends on
# names and addresses.
counted () {
  valgrind --tool=callgrind --toggle-collect=main --callgrind-out-file="$1.run" "./$1" 2>messages || { cat messages; fail "$1 fails"; }
}
"$GCC" -Oz -g folded.c -o without
with_plugin -Oz -g $arg-gimple=off $arg-report=folded.json folded.c -o with
with_plugin -Oz -g $arg-gimple=off -DLEFT='__attribute__ ((no_outline))' $arg-report=marked.json folded.c -o marked
for program in without with marked; do
  counted $program
done
"$report" folded.json --callgrind with.run --csv >with.csv
"$report" marked.json --callgrind marked.run --json >marked.rows
"$report" folded.json --callgrind with.run --callgrind with.run --csv >twice.csv
"$report" folded.json --callgrind with.run >text
grep -q '  no_outline  often  ' text || { cat text; fail "often is not marked"; }
python3 - <<'CHECK'
import csv
import json
import re

def executed(name):
    return int(re.search(r"^totals: (\d+)", open(name).read(), re.M).group(1))
rows = {r["function"]: r for r in csv.DictReader(open("with.csv"))}
assert list(rows) == ["often", "seldom", "once"], rows
more = executed("with.run") - executed("without.run")
assert more > 20000 and sum(int(r["added"]) for r in rows.values()) == more, (rows, more)
assert rows["often"]["mark"] and not rows["seldom"]["mark"] and not rows["once"]["mark"], rows
assert rows["often"]["file"].endswith("folded.c") and float(rows["often"]["saved"]) > 0, rows
assert f"about {more:,} of {executed('with.run'):,} executed" in open("text").read()
twice = {r["function"]: r for r in csv.DictReader(open("twice.csv"))}
assert all(int(twice[n]["added"]) == 2 * int(rows[n]["added"]) and twice[n]["percent"] == rows[n]["percent"]
           for n in rows), twice
marked = [r["function"] for r in json.load(open("marked.rows"))["callgrind"]]
assert marked == ["seldom", "once"], marked
CHECK

# Outlined functions, under the names that valgrind gives C++.
if [ -n "$GXX" ]; then
  { echo 'int total; __attribute__ ((noipa)) void record (int a, int b, int c) { total += a ^ b ^ c; }'
    echo 'namespace shop {'; write_sample sample; sed '/^void/d; s/^int /__attribute__ ((noinline)) &/' sample; echo '}'
    echo 'int main () { for (int i = 0; i < 900; i++) shop::first (i); return shop::second (1) + shop::third (2) == 7; }'
  } >names.cc
  "$GXX" -fplugin="$PLUGIN" -Oz $arg-report=names.json names.cc -o names
  counted names
  "$report" names.json --callgrind names.run --csv >names.csv
  grep -q '^[0-9]*,[0-9.]*,900,[0-9.]*,[a-z_]*,shop::first(int),' names.csv || { cat names.csv; fail "no C++ function"; }
fi

# wrong MESSAGE FILE: the error for FILE.
wrong () {
  status=0
  "$report" folded.json --callgrind "$2" >out 2>messages || status=$?
  [ $status = 2 ] && [ "$(wc -l <messages)" = 1 ] && grep -q "$1" messages || { cat messages; fail "no error: $1"; }
}
wrong 'not a file of valgrind' folded.c
wrong 'no.run: No such file' no.run
sed 's/^events: .*/events: Dr/' with.run >data.run
wrong 'damaged, or counts no instructions' data.run
sed 's/\(\.folded\.\)[a-z]*/\1other/' with.run >other.run
wrong 'not compiled with these reports' other.run
# A program without symbols, or without the plugin.
"$report" folded.json --callgrind without.run | grep -q 'no shared code was entered' || fail "without the plugin something pays"
