// Virtual calls through one slot are the same for classes of one type; the
// object decides.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include "../check.h"

struct shape
{
  virtual int area (int n) { return n; }
  virtual int edge (int n) { return n + 1; }
  virtual ~shape () {}
  int m_size = 3;
};
struct square : shape
{
  int area (int n) override { return n * m_size; }
};
struct circle : shape
{
  int area (int n) override { return n * 5; }
  int edge (int n) override { return n - m_size; }
};

FN int
first (shape *s, int n)
{
  note (s->area (n)), note (s->edge (n + 1)), s->m_size += 2, note (s->area (n)), note (s->edge (n));
  return 1;
}

FN int
second (shape *s, int n)
{
  note (s->area (n)), note (s->edge (n + 1)), s->m_size += 2, note (s->area (n)), note (s->edge (n));
  return 2;
}

FN int
third (circle *s, int n)
{
  note (s->area (n)), note (s->edge (n + 1)), s->m_size += 2, note (s->area (n)), note (s->edge (n));
  return 3;
}

static unsigned
mixed (int a, int b, int c, int d)
{
  return ((a * 31u + b) * 31 + c) * 31 + d;
}

int
main ()
{
  square q;
  circle c, e;
  shape s;
  CHECK (first (&q, 4) == 1 && trace == mixed (12, 6, 20, 5));
  trace = 0;
  CHECK (second (&c, 4) == 2 && trace == mixed (20, 2, 20, -1));
  trace = 0;
  CHECK (third (&e, 4) == 3 && trace == mixed (20, 2, 20, -1));
  trace = 0;
  CHECK (first (&s, 4) == 1 && trace == mixed (4, 6, 4, 5));
  return 0;
}
