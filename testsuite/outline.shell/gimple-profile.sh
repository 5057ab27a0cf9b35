# With a profile, hot code stays where it is and cold code is outlined: not in
# functions that have hot code, too, unless size alone counts.
# SPDX-License-Identifier: GPL-3.0-or-later

hosted || exit 77

cat >a.c <<'SOURCE'
#define FN __attribute__ ((noinline))
int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
#define BODY(X) put (X), put (X * 3), put (X ^ 5), put (X + 9), put (X - 4), put (X | 6), put (X & 77)
#define TWICE(X) BODY (X); BODY (X + 3)
FN int hot_1 (int x) { TWICE (x); return x; }
FN int hot_2 (int x) { TWICE (x); return x + 1; }
FN int hot_3 (int x) { TWICE (x); return x + 2; }
FN int half_1 (int x) { if (x < 0) { TWICE (x); } return x ^ total; }
FN int cold_1 (int x) { TWICE (x); return x + 3; }
FN int cold_2 (int x) { TWICE (x); return x + 4; }
FN int cold_3 (int x) { TWICE (x); return x + 5; }
int main (int argc, char **argv)
{
  int sum = 0;
  (void) argv;
  for (int i = 0; i < 1000000; i++)
    sum += hot_1 (i) ^ hot_2 (i) ^ hot_3 (i) ^ half_1 (i);
  if (argc > 5)
    sum += cold_1 (1) + cold_2 (2) + cold_3 (3);
  return sum == 1;
}
SOURCE
"$GCC" -O2 -fprofile-generate -fno-partial-inlining -c a.c
"$GCC" -fprofile-generate a.o -o training
run ./training
for level in "-O2 $arg-all-levels" "-Oz $arg-trials=0"; do
  "$GCC" -fplugin="$PLUGIN" $level $arg-report=report${level%% *}.json \
    -fprofile-use -fno-ipa-icf -fno-partial-inlining -c a.c
  "$GCC" a.o -o with
  run ./with
done
python3 - <<'CHECK'
import json
hot = {"hot_1", "hot_2", "hot_3"}
cold = {"cold_1", "cold_2", "cold_3"}
for level, reason in ("-O2", "hot-function"), ("-Oz", "hot"):
    report = json.load(open("report" + level + ".json"))
    refused = {r["function"] for r in report["refusals"] if r["reason"] == reason}
    # Without what was taken of a function that the plugin made.
    taken = {p["function"] for g in report["groups"] for p in g["places"]
             if ".outline." not in p["function"] and ".merged." not in p["function"]}
    assert refused >= hot, refused
    assert taken == (cold if level == "-O2" else cold | {"half_1"}), taken
CHECK
