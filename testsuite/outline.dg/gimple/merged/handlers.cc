// Merged functions throw, catch, clean up and let pass what they did: by type, with filters that two handlers share,
// with an exception specification, and where they must terminate they do.
// { dg-do run }
// { dg-options "-std=c++14 -Os -fplugin-arg-outline-stress -Wno-deprecated" }
// { dg-final { merged == 4 } }
// { dg-final { same-code-with-g } }

#include "../check.h"
#include <exception>
#include <initializer_list>

struct guard
{
  int n;
  ~guard () { note (n); }
};

SINK int
risky (int n)
{
  if (n == 1) throw 1;
  if (n == 2) throw 2L;
  if (n == 3) throw 'c';
  return n;
}

#define CATCHES(NAME, NUMBER)                           \
  FN int                                                \
  NAME (int n)                                          \
  {                                                     \
    guard g = { NUMBER };                               \
    try { note (NUMBER); return risky (n) + 1; }        \
    catch (int i) { note (i); return NUMBER + i; }      \
    catch (long l) { note (l); return NUMBER - l; }     \
  }
CATCHES (catches1, 100)
CATCHES (catches2, 200)

#define CLEANS(NAME, NUMBER)                            \
  FN int                                                \
  NAME (int n)                                          \
  {                                                     \
    guard outer = { NUMBER };                           \
    { guard inner = { 7 }; note (risky (n)); }          \
    return NUMBER ^ risky (n + 1);                      \
  }
CLEANS (cleans1, 1000)
CLEANS (cleans2, 2000)

#define PROMISES(NAME, NUMBER)                          \
  FN int                                                \
  NAME (int n) throw (int)                              \
  {                                                     \
    note (NUMBER);                                      \
    note (n);                                           \
    return risky (n) * NUMBER;                          \
  }
PROMISES (promises1, 30)
PROMISES (promises2, 40)

#define ENDS(NAME, NUMBER)                              \
  FN int                                                \
  NAME (int n) noexcept                                 \
  {                                                     \
    guard g = { NUMBER };                               \
    note (n);                                           \
    return risky (n) - NUMBER;                          \
  }
ENDS (ends1, 50)
ENDS (ends2, 60)

static int (*ending) (int);

static void
terminated ()
{
  try { throw; }
  catch (int i) { CHECK (i == 1); }
  if (ending == ends2)
    __builtin_exit (0);
  ending = ends2;
  ends2 (1);
}

int
main ()
{
  CHECK (catches1 (0) == 1 && catches2 (0) == 1);
  CHECK (catches1 (1) == 101 && catches2 (1) == 201);
  CHECK (catches1 (2) == 98 && catches2 (2) == 198);
  for (auto f : { catches1, catches2, cleans1, cleans2 })
    try { f (3); CHECK (false); }
    catch (char c) { CHECK (c == 'c'); }
  CHECK (cleans1 (4) == (1000 ^ 5) && cleans2 (4) == (2000 ^ 5));
  trace = 0;
  try { cleans2 (1); CHECK (false); }
  catch (int) { CHECK (trace == 7 * 31 + 2000); }
  CHECK (promises1 (5) == 150 && promises2 (5) == 200);
  for (auto f : { promises1, promises2 })
    try { f (1); CHECK (false); }
    catch (int i) { CHECK (i == 1); }
  CHECK (ends1 (5) == -45 && ends2 (5) == -55);
  std::set_terminate (terminated);
  ending = ends1;
  ends1 (1);
  CHECK (false);
}
