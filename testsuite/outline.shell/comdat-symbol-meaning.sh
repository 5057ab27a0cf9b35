# COMDAT functions that the plugin makes are not shared between objects in which their code calls different functions
# under one name: because of asm outside of functions, or of an assembler name for memcpy that copies of structures use.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) by_calls="-mstringop-strategy=libcall" ;;
  aarch64-linux-gnu | arm-linux-gnueabihf) by_calls= ;;
  *) exit 77 ;;
esac

cat >calls.h <<'SOURCE'
extern "C" int put (int), who ();
template <int n> int
CALLS (int x)
{
  put (who () + x);
  put (who () + 2 * x);
  put (who () + 3 * x);
  put (who () + 5 * x);
  put (x + n);
  return who () + n;
}
template int CALLS<1> (int);
template int CALLS<200> (int);
template int CALLS<3000> (int);
extern "C" int CALL () { return CALLS<1> (0) + CALLS<200> (0) + CALLS<3000> (0); }
SOURCE
cat >own.cc <<'SOURCE'
extern "C" __attribute__ ((used, visibility ("hidden"))) int my_who () { return 42; }
asm (".set who, my_who");
#include "calls.h"
SOURCE
echo '#include "calls.h"' >other.cc
cat >main.cc <<'SOURCE'
int sum;
extern "C" int put (int x) { sum += x; return x; }
extern "C" int who () { return 1; }
extern "C" int own (), other ();
int
main ()
{
  other ();
  int with_other = sum;
  sum = 0;
  own ();
  return with_other == 3 * 4 + 3201 && sum == 3 * 4 * 42 + 3201 ? 0 : 1;
}
SOURCE

cat >copies.h <<'SOURCE'
extern "C" int put (int);
struct big { int x[100]; };
template <int n> void
COPIES (big *p, big *q, big *r)
{
  put (1);
  *p = *q;
  put (2);
  *q = *r;
  put (3);
  *r = *p;
  put (4);
  put (n);
}
template void COPIES<1> (big *, big *, big *);
template void COPIES<200> (big *, big *, big *);
template void COPIES<3000> (big *, big *, big *);
static big v[3];
extern "C" void COPY () { COPIES<1> (v, v + 1, v + 2), COPIES<200> (v, v + 1, v + 2), COPIES<3000> (v, v + 1, v + 2); }
SOURCE
cat >own-copies.cc <<'SOURCE'
extern "C" void *memcpy (void *, const void *, __SIZE_TYPE__) __asm__ ("my_memcpy");
#include "copies.h"
SOURCE
echo '#include "copies.h"' >other-copies.cc
cat >main-copies.cc <<'SOURCE'
#include <string.h>
static int mine;
extern "C" int put (int x) { return x; }
extern "C" void *my_memcpy (void *p, const void *q, size_t n) { mine++; return memmove (p, q, n); }
extern "C" void own (), other ();
int
main ()
{
  other ();
  if (mine)
    return 1;
  own ();
  return mine == 9 ? 0 : 2;
}
SOURCE

# program PREFIX OPTION...: both orders of the objects run, and each object has shared code of its own.
program ()
{
  prefix=$1
  shift
  "$GXX" -fplugin="$PLUGIN" "$@" -DCALLS=own_calls -DCALL=own -DCOPIES=own_copies -DCOPY=own -c own$prefix.cc -o own.o
  "$GXX" -fplugin="$PLUGIN" "$@" -DCALLS=other_calls -DCALL=other -DCOPIES=other_copies -DCOPY=other -c other$prefix.cc \
    -o other.o
  nm other.o | grep -q '_\.\(outline\|folded\)\.' || fail "the object other has no COMDAT function: $*"
  "$GXX" -O2 main$prefix.cc own.o other.o -o first
  "$GXX" -O2 main$prefix.cc other.o own.o -o last
  run ./first || fail "wrong code with the own function first: $*"
  run ./last || fail "wrong code with the own function last: $*"
}
program "" -Os $arg-stress
program "" -Os
program "" -Oz $arg-gimple=off
program -copies -Os $by_calls $arg-rtl=off
