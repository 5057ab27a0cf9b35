# With a profile, what hardly ever ran is shared at -O2 only as far as it adds less than 0.05% to what
# the unit executed; what never ran costs nothing.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v python3 >python3-path || exit 77
python3 - >a.c <<'GENERATE'
print("""#define FN __attribute__ ((noinline)) int
volatile int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
FN hot (int x) { return total += x; }""")
for f in range(60):
    puts = " ".join(f"put ({f // 2 * 7 + i}); total ^= {f // 2 * 100 + i};" for i in range(2 + f // 2 % 9))
    print(f"FN f_{f} (int x) {{ put (x); {puts} return x + {f % 2}; }}")
print("int main (void)\n{\n  for (int i = 0; i < 1000000; i++)\n    {\n      hot (i);\n      if (i % 11000 == 0)\n        {")
for f in range(60):
    print(f"          f_{f} (i);")
print("        }\n    }\n  return 0;\n}")
GENERATE
flags="-O2 -fno-ipa-icf"
"$GCC" $flags -fprofile-generate -c a.c
"$GCC" -fprofile-generate a.o -o training
./training

# shared FLAG...: what folding adds and may add, in a million of what is executed, and how many fragments there are.
shared () {
  "$GCC" $flags -fprofile-use -fplugin="$PLUGIN" $arg-gimple=off "$@" $arg-report=report.json -c a.c
  python3 -c '
import json
report = json.load (open ("report.json"))["folding"]
totals = report["totals"]
print (round (1e6 * totals["added"] / totals["executed"]), round (1e6 * totals["budget"] / totals["executed"]),
       len (report["fragments"]))'
}
set -- $(shared)
[ $2 = 500 ] || fail "the budget is $2 millionths"
[ $1 -le 500 ] || fail "$1 millionths are added"
[ $3 -gt 0 ] || fail "nothing is folded"
few=$3
set -- $(shared $arg-slowdown=100)
[ $1 -gt 500 ] || fail "without that bound only $1 millionths are added: a test that cannot fail"
[ $3 -gt $few ] || fail "without that bound no more is folded"
set -- $(shared $arg-scope=all)
[ $2 = 2000 ] || fail "scope=all: the budget is $2 millionths"
