# Objects compiled with different options do not share outlined functions of COMDAT functions: one that takes a register
# as a global variable (-ffixed-rbx), and one whose functions save and restore that register.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

cat >open.h <<'SOURCE'
struct port { int speed; char mode, parity, stop, open; int errors; void (*emit) (struct port *, int); };
template <int s> int
OPEN (struct port *p)
{
  p->emit (p, s);
  p->mode = 1;
  p->stop = 2;
  p->errors = 0;
  p->speed = s;
  p->emit (p, 7);
  p->emit (p, 8);
  p->emit (p, 9);
  p->open = 1;
  return s * 3;
}
template int OPEN<1> (port *);
template int OPEN<200> (port *);
template int OPEN<3000> (port *);
SOURCE
cat >count.cc <<'SOURCE'
register long counter asm ("rbx");
#include "open.h"
static void count (struct port *, int) { counter++; }
int
main ()
{
  port p;
  p.emit = count;
  long saved = counter;
  counter = 0;
  OPEN<1> (&p);
  OPEN<200> (&p);
  long n = counter;
  counter = saved;
  return n == 8 ? 0 : 1;
}
SOURCE
echo '#include "open.h"' >other.cc

compile () { "$GXX" -fplugin="$PLUGIN" -Os -w $arg-stress $arg-rtl=off -c "$@"; }
compile -DOPEN=open_port -ffixed-rbx count.cc -o count.o
compile -DOPEN=close_port other.cc -o other.o
for object in count.o other.o; do
  nm "$object" | grep -q '_\.outline\.' || fail "$object has no COMDAT outlined function"
done
"$GXX" other.o count.o -o first && "$GXX" count.o other.o -o last
./first || fail "wrong code with the function that saves the register"
./last || fail "wrong code with the function that does not"
