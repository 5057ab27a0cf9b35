// An exception thrown in or below outlined code passes through it and is
// caught; what follows the throw does not run.
// { dg-do run }
// { dg-additional-options "-fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-min-benefit=1" }
// { dg-final { outlined >= 1 } }

#include "../check.h"

SINK int
check (int n)
{
  note (n);
  if (n > 100)
    throw n;
  return n + 1;
}

FN int
first (int n)
{
  int t = check (n);
  note (t), t = check (t * 3), note (t + 1), t = check (t * 2), note (t), t = check (t + 7), note (9);
  return t;
}

FN int
second (int n)
{
  int t = check (n);
  note (t), t = check (t * 3), note (t + 1), t = check (t * 2), note (t), t = check (t + 7), note (9);
  return t * 2;
}

FN int
third (int n)
{
  int t = check (n);
  note (t), t = check (t * 3), note (t + 1), t = check (t * 2), note (t), t = check (t + 7), note (9);
  return t * 3;
}

static int
run (int (*f) (int), int n)
{
  trace = 0;
  try
    {
      return f (n);
    }
  catch (int thrown)
    {
      note (1000);
      return -thrown;
    }
}

int
main ()
{
  int (*f[]) (int) = { first, second, third };
  for (int i = 0; i < 3; i++)
    {
      CHECK (run (f[i], 5) == 47 * (i + 1));
      CHECK (run (f[i], 200) == -200 && trace == 200 * 31 + 1000);
      CHECK (run (f[i], 40) == -123);
      CHECK (run (f[i], 20) == -128);
    }
  return 0;
}
