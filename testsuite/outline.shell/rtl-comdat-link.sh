# Objects that fold the same inline functions are linked in any order, with
# --gc-sections, as a shared library, and with the plugin in one of them only.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cat >inline.h <<'HEADER'
extern int total;
void count (int);
static int used_once;
#define BODY(X) count (7), total ^= 5, count (9), total += 3, count (11), total *= 5, count (13)
#define INLINE inline __attribute__ ((noinline))
// A clone of this one is local to its group.
static INLINE int own (int x) { count (x); return x; }
INLINE int first (int x) { count (x); BODY (x); return x * 3; }
INLINE int second (int x) { count (x); BODY (x); return x * 5; }
INLINE int third (int x) { count (x); BODY (x); return own (x) * 7; }
INLINE int fourth (int x) { count (x); BODY (x); return own (x) * 9; }
template <int N> struct many { static INLINE int f (int x) { count (N); BODY (x); return x + N; } };
HEADER
cat >a.cc <<'SOURCE'
#include "inline.h"
int total;
__attribute__ ((noipa)) void count (int n) { total = total * 31 + n; }
int other (int x);
int main ()
{
  int sum = first (1) + second (2) + third (3) + fourth (4) + many<1>::f (1) + many<2>::f (2);
  int t = total;
  total = 0;
  return !(sum == 76 && other (1) == 76 && total == t);
}
SOURCE
cat >b.cc <<'SOURCE'
#include "inline.h"
static int unused (int x) { count (x); BODY (x); return x; }
int (*keep) (int) = unused;
int other (int x) { return first (x) + second (x + 1) + third (x + 2) + fourth (x + 3) + many<1>::f (x) + many<2>::f (x + 1); }
SOURCE
fold="-fplugin=$PLUGIN $arg-gimple=off $arg-rtl=on"
for options in "-Os $arg-stress" "-Oz" "-Os -fPIC $arg-stress" \
    "-Os -ffunction-sections -Wl,--gc-sections $arg-stress" "-Os -g $arg-stress"; do
  plain=$(echo "$options" | sed "s/ $arg-stress//")
  "$GXX" $fold $options -c a.cc -o a.o
  "$GXX" $fold $options -c b.cc -o b.o
  "$GXX" $plain -c b.cc -o plain.o
  nm a.o | grep -q '\.folded\.' || fail "nothing was folded with $options"
  "$GXX" $plain a.o b.o -o ab && run ./ab || fail "$options"
  "$GXX" $plain b.o a.o -o ba && run ./ba || fail "$options, the other way round"
  "$GXX" $plain a.o plain.o -o ap && run ./ap || fail "$options, one object without"
  "$GXX" $plain plain.o a.o -o pa && run ./pa || fail "$options, the object without first"
done
"$GXX" $fold $arg-stress -Os -fPIC -shared b.cc -o libb.so
"$GXX" $fold $arg-stress -Os -fPIC a.cc -L. -lb -Wl,-rpath,"$PWD" -o shared
run ./shared || fail "shared library"
nm -D libb.so | grep '\.folded\.' && fail "a body is exported"
:
