# Equal virtual functions whose address the unit's code compares, as GCC does where it inlines the likely target of a
# virtual call, keep addresses of their own: one becomes a jump to the other, not its alias.  The inlined code is of one
# type, and would be executed for objects of the other.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GXX" -dumpmachine) in
  x86_64-*) ;;
  *) exit 77 ;;
esac
cat >a.cc <<'SOURCE'
#include <cstdio>
struct base { virtual long get () = 0; virtual ~base () {} };
struct a : base { long long v; a (long long v) : v (v) {} long get () override; };
struct b : base { long v; b (long v) : v (v) {} long get () override; };
long a::get () { return v * 3 + 1; }
long b::get () { return v * 3 + 1; }
__attribute__ ((noinline, noclone)) long
sum (base *p, long long *q)
{
  long s = p->get ();
  *q = 5;
  return s * 100 + p->get ();
}
int
main (int argc, char **)
{
  long long other = 0;
  long s = 0;
  b likely (7);
  a rare (7);
  for (int i = 0; i < 1000; i++)
    s += sum (&likely, &other);
  for (int i = 0; i < 60; i++)
    {
      base *p = &rare;
      asm ("" : "+r" (p));
      s += p->get ();
    }
  printf ("%ld %ld\n", s, argc > 1 ? sum (&rare, &rare.v) : 0);
}
SOURCE
"$GXX" -O2 -fprofile-generate -c a.cc
"$GXX" -fprofile-generate a.o -o training
./training >/dev/null
"$GXX" -O2 -fprofile-use -S a.cc
grep -q '\$_ZN1b3getEv\|_ZN1b3getEv(%rip), %' a.s || fail "GCC alone compares with no address"
for options in "" "-fplugin-arg-outline-stress -fplugin-arg-outline-all-levels"; do
  "$GXX" -O2 -fprofile-use -fplugin="$PLUGIN" $options -c a.cc
  "$GXX" a.o -o shared
  [ "$(./shared x)" = "2223320 2216" ] || { ./shared x; fail "other results with '$options'"; }
done
