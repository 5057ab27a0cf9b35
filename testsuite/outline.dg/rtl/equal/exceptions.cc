// Exceptions pass through, and are caught in, functions that became aliases of equal ones or jumps to them;
// virtual functions that are called through thunks stay what they are.
// { dg-do run }
// { dg-require-effective-target folding }

#include <initializer_list>

#include "../check.h"

struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
static int left;
struct guard { FN guard () { left++; } FN ~guard () { left--; } };

SINK void thrower (int n) { note (n); if (n > 3) throw n; if (n > 1) throw 2.5; }

#define CATCHES(p) \
  { guard x; try { thrower (p->n); } catch (int i) { note (i); return -i; } note (9); return p->n; }
FN int catches (ints *p) CATCHES (p)
FN int catches (floats *p) CATCHES (p)
#define PASSES(p) { guard x; note (4); thrower (p->n); note (5); return p->n * 3; }
static FN int passes (ints *p) PASSES (p)
static FN int passes (floats *p) PASSES (p)
// It differs only in what it catches.
FN int other (ints *p)
{ guard x; try { thrower (p->n); } catch (double) { note (1); return -1; } note (9); return p->n; }
FN int another (floats *p)
{ guard x; try { thrower (p->n); } catch (int) { note (1); return -1; } note (9); return p->n; }
FN int never (ints *p) noexcept { guard x; note (4); note (5); return p->n * 3; }

template <class P> FN int caught (int (*f) (P *), P *p)
{
  try { return f (p); } catch (double) { return 1000; } catch (int) { return 2000; }
}

struct one { virtual int first (int) = 0; int filler = 1; };
struct two { virtual int second (int) = 0; int filler = 2; };
struct both : one, two
{
  int own = 7;
  FN int first (int x) override { note (x); note (own); return own + x; }
  FN int second (int x) override { note (x); note (own); return own + x; }
};
one *volatile as_one;
two *volatile as_two;

MAIN
{
  ints x = { 0, 0, 1 };
  floats y = { 0, 0, 1 };
  for (int n : { 1, 3, 5 })
    {
      x.n = y.n = n;
      int expected = n == 5 ? -5 : n == 3 ? 1000 : 1;
      CHECK (caught<ints> (catches, &x) == expected && caught<floats> (catches, &y) == expected);
      expected = n == 5 ? 2000 : n == 3 ? 1000 : 3;
      CHECK (caught<ints> (passes, &x) == expected && caught<floats> (passes, &y) == expected);
      CHECK (caught<ints> (other, &x) == (n == 5 ? 2000 : n == 3 ? -1 : 1));
      CHECK (caught<floats> (another, &y) == (n == 5 ? -1 : n == 3 ? 1000 : 1));
      CHECK (left == 0);
    }
  CHECK (never (&x) == 15);
  both b;
  as_one = &b, as_two = &b;
  CHECK (as_one->first (3) == 10 && as_two->second (4) == 11 && b.first (1) == 8);
  return 0;
}
