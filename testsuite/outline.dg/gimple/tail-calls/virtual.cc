// Virtual functions that end in calls of others of their class.
// { dg-do run }
// { dg-require-effective-target tail_calls }

#include "steps.h"

struct state
{
  virtual long run (long n, long s) = 0;
  static state *next (long k);
};

#define STATE(NAME, NUMBER)                                  \
  struct NAME : state                                        \
  {                                                          \
    long run (long n, long s) override                       \
    {                                                        \
      if (!n)                                                \
        return s;                                            \
      if (s & NUMBER)                                        \
        slow (n);                                            \
      WORK (n, s);                                           \
      cells[33] += NUMBER;                                   \
      return next (cells[25])->run (n - 1, s);               \
    }                                                        \
  };

STATE (one, 1)
STATE (two, 2)
STATE (three, 6)

static one first;
static two second;
static three third;
static state *states[] = { &first, &second, &third, &first };

FN state *
state::next (long k)
{
  return states[k & 3];
}

int
main ()
{
  return state::next (1)->run (STEPS, 1) != 1;
}
