# Objects with merged equal functions are linked in any order, with objects from elsewhere, as shared
# libraries whose functions the program replaces, with --gc-sections; code is the same with -g, and debuggers
# find the names.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# Two functions of COMDAT groups with the same code.  Another object has one of them compiled with -ftrapv, where
# it traps at what is undefined for its type, and defined for the other one's.
cat >add.h <<'HEADER'
template<class T> __attribute__ ((noinline, noclone)) T add (const T *p, int n)
{ T sum = 0; for (int i = 0; i < n; i++) sum += p[i]; return sum; }
HEADER
cat >a.cc <<'SOURCE'
#include "add.h"
int other (const int *p);
extern const unsigned numbers[2] = { 0xffffffff, 1 };
extern const unsigned big[2] = { 0x7fffffff, 1 };
int main () { int two[2] = { 1, 2 }; return add (numbers, 2) != 0 || add (big, 2) != 0x80000000 || add (two, 2) != 3 || other (two) != 3; }
SOURCE
cat >b.cc <<'SOURCE'
#include "add.h"
int other (const int *p) { return add (p, 2); }
SOURCE
for options in "-Os" "-Oz" "-Os $arg-stress"; do
  "$GXX" -fplugin="$PLUGIN" $options -c a.cc -o a.o
  "$GXX" -Os -ftrapv -c b.cc -o b.o
  "$GXX" a.o b.o -o ab && ./ab || fail "$options"
  "$GXX" b.o a.o -o ba && ./ba || fail "$options, the other object first"
done

# With -flto all objects are known.
"$GXX" -fplugin="$PLUGIN" -Os -flto -fopt-info-optimized a.cc b.cc -o lto 2>lto.err || fail "$(cat lto.err)"
./lto || fail "-flto"
grep -q 'is equal to' lto.err || fail "nothing is merged with -flto"

# A function of a group jumps to one that is in no group, whichever copy the linker takes.
cat >body.h <<'HEADER'
extern "C" int use (const void *);
struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
#define BODY(p) { if (p->n > 7) { use (p); p->n = 3; p->at = p->end; use (p); } return p->at; }
HEADER
cat >c.cc <<'SOURCE'
#include "body.h"
int used;
extern "C" int use (const void *) { return used++; }
__attribute__ ((noinline)) int *f (ints *p) BODY (p)
__attribute__ ((noinline)) inline float *g (floats *p) BODY (p)
float *c (floats *p) { return g (p); }
SOURCE
cat >d.cc <<'SOURCE'
#include "body.h"
__attribute__ ((noinline)) inline float *g (floats *p) BODY (p)
float *c (floats *p); int *f (ints *p); extern int used;
int main () { float x[2]; int y[2]; floats p = { x, x + 1, 9 }, q = p; ints r = { y, y + 1, 9 };
  return g (&p) != x + 1 || c (&q) != x + 1 || f (&r) != y + 1 || used != 6 || (void *) g == (void *) f; }
SOURCE
for options in "-Os" "-Oz" "-Os -fPIC" "-Os -g" "-Os -ffunction-sections -Wl,--gc-sections"; do
  "$GXX" -fplugin="$PLUGIN" $options -c c.cc -o c.o
  "$GXX" $options -c d.cc -o d.o
  "$GXX" $options c.o d.o -o cd && ./cd || fail "$options: group first"
  "$GXX" $options d.o c.o -o dc && ./dc || fail "$options: group last"
done

# A library's functions are what they were where the program replaces one of them.
cat >lib.c <<'SOURCE'
int use (const void *);
struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
#define BODY(p) { if (p->n > 7) { use (p); p->n = 3; p->at = p->end; use (p); } return p->at; }
int *f (struct ints *p) BODY (p)
float *g (struct floats *p) BODY (p)
SOURCE
cat >main.c <<'SOURCE'
struct floats { float *at, *end; int n; };
int used; int use (const void *p) { return used++; }
float *g (struct floats *p);
void *f (void *p) { __builtin_abort (); }
int main (void) { float x[2]; struct floats p = { x, x + 1, 9 }; return g (&p) != x + 1 || used != 2; }
SOURCE
for options in "-fPIC" "-fPIC -fno-semantic-interposition"; do
  with_plugin $options -shared -Wl,-z,undefs lib.c -o libequal.so
  "$GCC" -rdynamic main.c -L. -lequal -Wl,-rpath,"$PWD" -o interposed
  ./interposed || fail "$options: another function is called than the library's own"
done

# The same code with and without -g; all names are there.
cat >debug.c <<'SOURCE'
int use (const void *);
struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
#define BODY(p) { if (p->n > 7) { use (p); p->n = 3; p->at = p->end; use (p); } return p->at; }
static __attribute__ ((noinline)) int *f (struct ints *p) BODY (p)
static __attribute__ ((noinline)) float *g (struct floats *p) BODY (p)
float *h (struct floats *p) BODY (p)
int *call_f (struct ints *p) { return f (p) + 2; }
float *call_g (struct floats *p) { return g (p) + 2; }
SOURCE
for options in "-Os" "-Oz" "-Os -ffunction-sections" "-Os -fno-asynchronous-unwind-tables"; do
  with_plugin $options -c debug.c -o without.o
  with_plugin $options -g -c debug.c -o with.o
  for object in with without; do
    objdump -d --no-show-raw-insn $object.o | sed 1,3d >$object.code
    nm $object.o >$object.names
  done
  cmp with.code without.code && cmp with.names without.names || fail "$options: -g changes code"
  for name in f g h call_f call_g; do
    grep -q " $name\$" with.names || fail "$options: $name has no name any more"
  done
done
if command -v gdb >gdb.path; then
  with_plugin -g debug.c -x c - -o debugged <<'SOURCE'
int use (const void *p) { return 0; }
struct floats { float *at, *end; int n; };
float *call_g (struct floats *), *h (struct floats *);
int main (void) { float x[2]; struct floats p = { x, x + 1, 9 }; call_g (&p); h (&p); return 0; }
SOURCE
  for name in g h; do
    gdb -q -batch -nx -ex "break $name" -ex run -ex backtrace debugged >gdb.out 2>&1 || :
    grep -q '^Breakpoint 1, ' gdb.out || fail "no breakpoint at $name: $(cat gdb.out)"
    grep -q 'main' gdb.out || fail "no way back from $name: $(cat gdb.out)"
  done
fi
:
