# The address of a local of an Objective-C++ property's getter, which GCC leaves to the translation unit, is passed to
# no tail call; calls of outlined code that pass no such address are tail calls as in C.
# SPDX-License-Identifier: GPL-3.0-or-later

[ -x "$("$GXX" -print-prog-name=cc1objplus)" ] || exit 77
{
  cat <<'HEAD'
#include <objc/runtime.h>
int counts[4];
int next (int, int);
void count (int);
@interface box { Class isa; }
+ (id) initialize;
@end
@implementation box
+ (id) initialize { return self; }
@end
HEAD
  echo '@interface values : box {'
  for i in $(seq 40); do echo "long v$i;"; done
  echo '}'
  for i in $(seq 40); do echo "@property (assign) long v$i;"; done
  echo '@end'
  echo '@implementation values'
  for i in $(seq 40); do echo "@synthesize v$i;"; done
  echo '@end'
  for i in 1 2 3 4; do
    echo "void f$i (int x) { if (x == $i) return; counts[0] = next (x, 3); counts[1] += next (x, 5); counts[2] ^= next (x, 7); count (x); }"
  done
  cat <<'TAIL'
__attribute__ ((noinline)) int next (int a, int b) { return a * b; }
__attribute__ ((noinline)) void count (int x) { counts[3] += x; }
int main (void)
{
  values *v = class_createInstance (objc_getClass ("values"), 0);
  v.v1 = 5;
  v.v40 = 7;
  f1 (2);
  f2 (2);
  return v.v1 != 5 || v.v40 != 7 || v.v2 != 0 || counts[3] != 2;
}
TAIL
} >properties.mm
for level in -Os -Oz; do
  "$GXX" $level -w -fplugin="$PLUGIN" properties.mm -o properties -lobjc || exit 77
  run ./properties || fail "$level: a getter passes the address of a frame that is gone"
  [ "$(outlined_in properties)" -ge 1 ] || fail "$level: nothing outlined"
  "$GXX" $level -w -fplugin="$PLUGIN" $arg-rtl=off -S properties.mm -o properties.s
  grep -q '[[:space:]]\(jmp\|b\|tail\)[[:space:]]*_Z2f.*outline' properties.s \
    || fail "$level: no tail call of what is outlined from functions without locals in memory"
done
