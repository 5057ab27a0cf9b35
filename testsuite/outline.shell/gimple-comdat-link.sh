# Two objects that outline from the same inline functions: the linker keeps one
# copy of the outlined function, and the program works, also with
# --gc-sections, as a shared library and with the plugin in one object only.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >inline.h <<'HEADER'
extern int total;
void count (int);
#define BODY(X) count (X), count (X + 1), count (X * 3), count (X ^ 77), count (X - 3), count (X | 8)
inline __attribute__ ((noinline)) int first (int x) { BODY (x); return x * 3; }
inline __attribute__ ((noinline)) int second (int x) { BODY (x); return x * 5; }
inline __attribute__ ((noinline)) int third (int x) { BODY (x); return x * 7; }
HEADER
cat >a.cc <<'SOURCE'
#include "inline.h"
int total;
__attribute__ ((noipa)) void count (int n) { total = total * 31 + n; }
int other (int x);
int main ()
{
  int sum = first (1) + second (2) + third (3);
  int t = total;
  total = 0;
  return !(sum == 34 && other (1) == 34 && total == t);
}
SOURCE
cat >b.cc <<'SOURCE'
#include "inline.h"
int other (int x) { return first (x) + second (x + 1) + third (x + 2); }
SOURCE
plugin="-fplugin=$PLUGIN $arg-stress"
for options in "-Os" "-Os -fPIC" "-Os -ffunction-sections -Wl,--gc-sections"; do
  "$GXX" $plugin $options -c a.cc -o a.o
  "$GXX" $plugin $options -c b.cc -o b.o
  "$GXX" $options -c b.cc -o plain.o
  [ "$(outlined_in a.o)" -ge 1 ] && [ "$(outlined_in b.o)" -ge 1 ] \
    || fail "nothing was outlined with $options"
  nm a.o b.o | grep '\.outline\.' | grep -v ' U ' | grep -qv ' W ' \
    && fail "an outlined function is not COMDAT"
  "$GXX" $options a.o b.o -o ab
  run ./ab || fail "$options"
  [ "$(nm ab | grep '\.outline\.' | awk '{ print $3 }' | sort | uniq -d | wc -l)" = 0 ] \
    || fail "two copies are left"
  "$GXX" $options a.o plain.o -o ap
  run ./ap || fail "$options, one object without"
  "$GXX" $options plain.o a.o -o pa
  run ./pa || fail "$options, the object without first"
done
hosted || exit 0   # The rest is about shared libraries.
"$GXX" $plugin -Os -fPIC -shared b.cc -o libb.so
"$GXX" $plugin -Os -fPIC a.cc -L. -lb -Wl,-rpath,"$PWD" -o shared
run ./shared || fail "shared library"
nm -D libb.so | grep '\.outline\.' && fail "an outlined function is exported"
:
