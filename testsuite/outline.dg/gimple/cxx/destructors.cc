// Destructors run, in order, when an exception passes code around and in what
// was outlined, and when it does not.
// { dg-do run }
// { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include "../check.h"

struct guard
{
  guard (int n) : m_n (n) { note (m_n); }
  ~guard () { note (-m_n); }
  int m_n;
};

SINK void
may_throw (int n)
{
  note (n * 3);
  if (n == 7)
    throw 1.5;
}

FN int
first (int n)
{
  guard a (1);
  note (n), note (n + 1), note (n * 2), note (n ^ 9);
  guard b (2);
  may_throw (n), note (n), note (n + 1), note (n * 2), note (n ^ 9);
  may_throw (n + 1);
  return 1;
}

FN int
second (int n)
{
  guard a (3);
  note (n), note (n + 1), note (n * 2), note (n ^ 9);
  guard b (4);
  may_throw (n), note (n), note (n + 1), note (n * 2), note (n ^ 9);
  may_throw (n + 1);
  return 2;
}

static unsigned
expected (int a, int b, int n, int &result)
{
  unsigned t = trace;
  trace = 0;
  result = a;
  note (a), note (n), note (n + 1), note (n * 2), note (n ^ 9), note (b), note (n * 3);
  if (n != 7)
    {
      note (n), note (n + 1), note (n * 2), note (n ^ 9), note ((n + 1) * 3);
      result = n == 6 ? 50 : a == 1 ? 1 : 2;
    }
  else
    result = 50;
  note (-b), note (-a);
  unsigned u = trace;
  trace = t;
  return u;
}

int
main ()
{
  for (int n = 5; n < 9; n++)
    for (int i = 0; i < 2; i++)
      {
        int got, want;
        trace = 0;
        try
          {
            got = i ? second (n) : first (n);
          }
        catch (double)
          {
            got = 50;
          }
        CHECK (trace == expected (1 + 2 * i, 2 + 2 * i, n, want) && got == want);
      }
  return 0;
}
