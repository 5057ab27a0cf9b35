# outline-report begins with what to do next, most bytes first: code that inlining has copied, functions that differ in a
# value, attributes for which code is left alone, a larger slowdown.  What is not so is not advised: a function that is
# called, templates, what was refused because of its cost.  Where nothing is folded the table of budgets says why.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
cat >copied.h <<'SAMPLE'
extern int log_code, log_line, log_state, log_count;
void write_log (int, int);
static inline __attribute__ ((always_inline)) void copied (int x)
{
  log_code = 1001 * x; log_line = 2002 ^ x; log_state |= 4004 + x; log_count++;
  write_log (log_code, 7); write_log (log_line, 9); write_log (log_state, 11);
}
void called (int);
SAMPLE
cat >inlined.c <<'SAMPLE'
#include "copied.h"
int one (int x) { copied (x); return x + 1; }
int two (int x) { copied (x * 3); return x ^ 2; }
int three (int x) { copied (x - 9); return x * 7; }
int four (int x) { copied (x | 1); return x / 3; }
SAMPLE
sed 's/copied (/called (/' inlined.c >called.c
cat >merged.c <<'SAMPLE'
int get (int), put (int, int);
int red (int x) { int s = 0; while (x > 3) { s += get (x) * 77; x = put (s, 1001) - s; } return put (s, x) ^ s; }
int green (int x) { int s = 0; while (x > 3) { s += get (x) * 77; x = put (s, 2002) - s; } return put (s, x) ^ s; }
int blue (int x) { int s = 0; while (x > 3) { s += get (x) * 77; x = put (s, 3003) - s; } return put (s, x) ^ s; }
SAMPLE
write_sample sections.c
sed -i 's/^int /__attribute__ ((no_outline)) int /' sections.c
write_sample other.c
sed -i 's/^int \(.*\) (/int other_\1 (/; s/7, 12/8, 12/' other.c

# advise FILE OPTION...: the advice for FILE at -Os becomes FILE.advice.
advise () {
  file=$1
  shift
  with_plugin -c $file.c $arg-report=reports/$file.json "$@"
  "$report" --table advice reports/$file.json >$file.advice
}
advise merged
# Where what repeats is not shared.
advise inlined $arg-limit=0
advise called $arg-limit=0
grep -q ' copied (copied.h:[5-6]) is inlined into 4 functions: noinline for it, ' inlined.advice \
  || fail "$(cat inlined.advice)"
grep -q '"inlined"' reports/called.json && fail "something is inlined in called.c"
python3 - <<'CHECK'
import json

def without(data):
    """DATA without what was inlined."""
    if isinstance(data, dict):
        return {key: without(value) for key, value in data.items() if key != "inlined"}
    return [without(one) for one in data] if isinstance(data, list) else data
json.dump(without(json.load(open("reports/inlined.json"))), open("unnamed.json", "w"))
CHECK
"$report" --table advice unnamed.json | grep -q ' the code of copied.h:[5-6] is inlined into 4 functions: noinline for its' \
  || fail "no advice without a name"
grep -q 'inlined' called.advice && fail "$(cat called.advice)"
grep -q ' red, green, blue differ in one value: one function with a parameter in the source' merged.advice \
  || fail "$(cat merged.advice)"
with_plugin -c sections.c -o x.o $arg-report=left/sections.json
with_plugin -c other.c -o x.o $arg-report=left/other.json
"$report" --table advice left >left.advice
grep -q ' no-outline: [0-9]* bytes of code in 3 functions are left alone: ' left.advice || fail "$(cat left.advice)"
grep -q ' cost: ' left.advice && fail "$(cat left.advice)"
# Code of a function that is inlined into another one, and of that, was inlined from the other one; with code of the
# function in which it is, from none.
cat >nested.c <<'SAMPLE'
#include "copied.h"
#ifdef MACRO
#define outer(x) do { copied (x); log_count += 5005; } while (0)
#else
static inline __attribute__ ((always_inline)) void outer (int x) { copied (x); log_count += 5005; }
#endif
int five (int x) { outer (x); return x + 1; }
int six (int x) { outer (x); return x ^ 2; }
SAMPLE
# from NAME ARGUMENT...: the longest code of nested.c that repeats was inlined from NAME.
from () {
  name=$1
  shift
  advise nested $arg-limit=0 $arg-rtl=off "$@"
  python3 - "$name" <<'CHECK'
import json
import sys

longest = max(json.load(open("reports/nested.json"))["refusals"], key=lambda r: r["statements"])
assert longest["reason"] == "limit" and len(longest["places"][0]["lines"]) > 1, longest
assert {p.get("inlined", "") for p in longest["places"]} == {sys.argv[1]}, longest
CHECK
}
from outer
from '' -DMACRO
advise inlined $arg-rtl=off
grep -q 'inlined' inlined.advice && fail "shared already: $(cat inlined.advice)"
advise inlined $arg-limit=0

"$report" reports --json >all.json
python3 - <<'CHECK'
import json
shown = json.load(open("all.json"))
sizes = [row["bytes"] for row in shown["advice"]]
assert sizes and len(sizes) <= 5 and sizes == sorted(sizes, reverse=True) and sizes[-1] >= 1, sizes
CHECK
"$report" reports | sed -n '/^What to do next/,/^$/p' | grep -q 'inlined into 4' || fail "not among what is printed"

with_plugin -c inlined.c -o x.o $arg-rtl=off $arg-report=unfolded.json
"$report" unfolded.json >out
grep -q 'nothing is folded: at -O0, with rtl=off, or before the link with -flto' out || { cat out; fail "no reason"; }
sed 's/^  "totals"/  "not_folded": "Thumb-1 code",\n&/' unfolded.json >thumb.json
"$report" thumb.json >out
grep -q 'nothing is folded: folding is not implemented for Thumb-1 code' out || { cat out; fail "no target"; }

# Without advice it says what else there is.
echo 'int f (int x) { return x + 1; }' >short.c
advise short
grep -q 'nothing that the reports tell of; -Oz, kept=all' short.advice || fail "$(cat short.advice)"
grep -q 'kept=all' merged.advice && fail "$(cat merged.advice)"
:
