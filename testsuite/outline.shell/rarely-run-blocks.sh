# Blocks of hot functions that hardly ever ran by the profile are folded at -O2; what is
# executed beside them is the same, instruction by instruction, as without the plugin.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v python3 >python3-path || exit 77
cat >a.c <<'SOURCE'
#include <stdlib.h>
#define FN __attribute__ ((noinline)) int
volatile int total, seldom;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
#define SELDOM put (7), total ^= 1001, put (9), total += 2002, put (11), total ^= 3003, put (13), \
  total += 4004, put (15), total ^= 5005, put (17), total += 6006, put (19), total ^= 7007, put (21)
#define USUAL put (2), total ^= 1111, put (3), total += 2222, put (5), total ^= 3333, put (1)
FN mixed_1 (int x, int y) { USUAL; if (seldom && x == 50) { SELDOM; x++; } put (x + 5); return x + y; }
FN mixed_2 (int x, int y) { USUAL; if (seldom && x == 51) { SELDOM; x--; } put (x + 6); return x - y; }
FN loop_1 (int x) { for (int i = x; i < x + 3; i++) { put (i); if (seldom && i == 52) { SELDOM; } } return x; }
FN loop_2 (int x) { for (int i = x; i < x + 3; i++) { put (i); if (seldom && i == 53) { SELDOM; } } return x + 1; }
__attribute__ ((noipa)) int main (void)
{
  seldom = !!getenv ("TRAIN");
  for (int i = 0; i < 100; i++)
    total ^= mixed_1 (i, 3) + mixed_2 (i, 5) + loop_1 (i) + loop_2 (i);
  return total & 127;
}
SOURCE
"$GCC" -O2 -fprofile-generate -c a.c
"$GCC" -fprofile-generate a.o -o training
TRAIN=1 ./training || :

trace="$SOURCE_DIR/testsuite/lib/trace"
"$GCC" -O1 "$trace.c" -o trace

# built NAME FLAG...: the program NAME, and what runs of it in NAME.ran.
built () {
  name=$1
  shift
  "$GCC" -O2 -fprofile-use --param=hot-bb-count-fraction=50 -fno-pie -fno-ipa-icf "$@" -c a.c -o a.o
  "$GCC" -static a.o -o $name
  python3 "$trace.py" $name '(mixed|loop)_.|put|main|.*\.(folded|outline)\..*' >$name.ran || exit $?
}
built alone
built with -fplugin="$PLUGIN"
[ "$(wc -l <alone.ran)" -gt 1000 ] || fail "the trace has $(wc -l <alone.ran) lines"
cmp alone.ran with.ran || { diff alone.ran with.ran | head -5; fail "what runs has changed"; }
nm with | grep -q '\.folded\.' || fail "what hardly ever ran is not folded"
# The twins: what ran counts as not cold with scope=cold, and as GCC's limit is lower.
built never -fplugin="$PLUGIN" $arg-scope=cold
nm never | grep '\.folded\.' && fail "scope=cold folds what ran"
built lower -fplugin="$PLUGIN" --param=hot-bb-count-fraction=1000
nm lower | grep '\.folded\.' && fail "what runs more often than GCC's limit is folded"
built all -fplugin="$PLUGIN" $arg-all-levels $arg-slowdown=1000
cmp -s alone.ran all.ran && fail "without bounds what runs is the same: a test that cannot fail"
:
