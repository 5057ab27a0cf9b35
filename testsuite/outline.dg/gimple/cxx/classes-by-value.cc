// Objects with constructors are returned into their place and passed by
// address: none is copied once more.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include "../check.h"

static int alive, copies;

struct thing
{
  thing (int n) : m_n (n), m_self (this) { alive++; }
  thing (const thing &t) : m_n (t.m_n), m_self (this) { alive++, copies++; }
  ~thing () { alive--; CHECK (m_self == this); }
  int m_n;
  thing *m_self;
};

SINK thing
make (int n)
{
  return thing (n * 3);
}

SINK int
take (thing t)
{
  CHECK (t.m_self == &t);
  note (t.m_n);
  return t.m_n;
}

FN int first (int n) { thing a = make (n); note (a.m_n), note (n); thing b = make (n + 1); note (b.m_n); return take (a) + take (make (9)); }
FN int second (int n) { thing a = make (n); note (a.m_n), note (n); thing b = make (n + 1); note (b.m_n); return take (b) - take (make (8)); }
FN int third (int n) { thing a = make (n); note (a.m_n), note (n); thing b = make (n + 1); note (b.m_n); return n; }

int
main ()
{
  CHECK (first (2) == 6 + 27 && alive == 0 && copies == 1);
  CHECK (second (2) == 9 - 24 && alive == 0 && copies == 2);
  CHECK (third (2) == 2 && alive == 0 && copies == 2);
  return 0;
}
