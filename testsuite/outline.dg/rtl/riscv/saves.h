/* Functions that keep one to twelve values across calls, with frames of all kinds.  ATTRIBUTES: of these functions.
   FRAME_POINTER: it is in s0.  */
#include <stdarg.h>
#include <string.h>

#include "../check.h"

#ifndef ATTRIBUTES
#define ATTRIBUTES
#endif
#define KEEPER ATTRIBUTES __attribute__ ((noinline))
#ifdef FRAME_POINTER
#define CHANGE_S0
#else
#define CHANGE_S0 __asm__ volatile ("li s0, 7" ::: "s0");
#endif

static int count;

/* Changes all registers that calls may change.  */
SINK int
next (int x)
{
  __asm__ volatile ("" ::: "t0", "t1", "t2", "a1", "a2", "a3", "a4", "a5", "memory");
  return x * 7 + ++count % 2;
}

#define LIST1 int a = next (x + 1);
#define LIST2 LIST1 int b = next (x ^ 2);
#define LIST3 LIST2 int c = next (x - 3);
#define LIST4 LIST3 int d = next (x | 4);
#define LIST5 LIST4 int e = next (x + 5);
#define LIST6 LIST5 int f = next (x ^ 6);
#define LIST7 LIST6 int g = next (x - 7);
#define LIST8 LIST7 int h = next (x | 8);
#define LIST9 LIST8 int i = next (x + 9);
#define LIST10 LIST9 int j = next (x ^ 10);
#define LIST11 LIST10 int k = next (x - 11);

#define FUNCTION(N, SUM) \
  KEEPER int keep##N (int x) { LIST##N return SUM + x; }

FUNCTION (1, a)
FUNCTION (2, a * 3 - b)
FUNCTION (3, a * 3 - b + c * 5)
FUNCTION (4, a * 3 - b + c * 5 - d)
FUNCTION (5, a * 3 - b + c * 5 - d + e * 7)
FUNCTION (6, a * 3 - b + c * 5 - d + e * 7 - f)
FUNCTION (7, a * 3 - b + c * 5 - d + e * 7 - f + g * 9)
FUNCTION (8, a * 3 - b + c * 5 - d + e * 7 - f + g * 9 - h)
FUNCTION (9, a * 3 - b + c * 5 - d + e * 7 - f + g * 9 - h + i * 11)
FUNCTION (10, a * 3 - b + c * 5 - d + e * 7 - f + g * 9 - h + i * 11 - j)
FUNCTION (11, a * 3 - b + c * 5 - d + e * 7 - f + g * 9 - h + i * 11 - j + k * 13)

/* Others, so that the unit is not small.  */
#define MORE(N, FACTOR, SUM) \
  KEEPER int more##N (int x) { x *= FACTOR; LIST##N return (SUM) ^ x; }

MORE (5, 3, a - b * 3 + c - d * 5 + e)
MORE (6, 5, a - b * 3 + c - d * 5 + e * f)
MORE (7, 7, a - b * 3 + c - d * 5 + e * f - g)
MORE (8, 9, a - b * 3 + c - d * 5 + e * f - g * h)
MORE (9, 11, a - b * 3 + c - d * 5 + e * f - g * h + i)
MORE (10, 13, a - b * 3 + c - d * 5 + e * f - g * h + i * j)
MORE (11, 15, a - b * 3 + c - d * 5 + e * f - g * h + i * j - k)

/* Ends in a call that becomes a jump.  */
KEEPER int
ends_in_call (int x)
{
  LIST4
  return keep3 (a + b * 3 - c * d + x);
}

/* ... with registers that are not saved before others that are; without a call before that.  */
KEEPER int
ends_in_call_with_gap (int x)
{
  LIST1
  __asm__ volatile ("li s2, 9" ::: "s2");
  return keep3 (a + x);
}

KEEPER int
ends_in_call_with_gaps (int x)
{
  LIST1
  CHANGE_S0
  __asm__ volatile ("li s2, 9\n\tli s4, 9" ::: "s2", "s4");
  return keep3 (a - x);
}

KEEPER int
only_ends_in_call (int x)
{
  CHANGE_S0
  __asm__ volatile ("li s1, 8\n\tli s2, 9" ::: "s1", "s2");
  return keep3 (x * 3);
}

/* Calls all of them while values of its own are in all registers that calls keep.  */
KEEPER int
keeps_all (int x)
{
  LIST11
  int sum = ends_in_call_with_gap (x) + ends_in_call_with_gaps (x) * 3 + only_ends_in_call (x) * 5;
  return sum + (a * 3 - b + c * 5 - d + e * 7 - f + g * 9 - h + i * 11 - j + k * 13);
}

/* Variables on the stack, some of them far away.  */
KEEPER int
with_variables (int x)
{
  char text[3000];
  LIST5
  memset (text, a + b, sizeof text);
  return next (text[x & 1023]) + text[2999] + c - d * e + x;
}

KEEPER int
with_room (int x)
{
  LIST3
  char *room = __builtin_alloca ((x & 15) + 8);
  memset (room, c, (x & 15) + 8);
  return next (room[3]) + a * b - c + x;
}

KEEPER int
variadic (int x, ...)
{
  va_list list;
  va_start (list, x);
  LIST4
  int sum = 0;
  for (int n = 0; n < 3; n++)
    sum = sum * 3 + next (va_arg (list, int));
  va_end (list);
  return sum + a - b + c - d;
}

KEEPER int
recursive (int x)
{
  LIST2
  return x > 0 ? recursive (x - 1) * 3 + a - b : a;
}

KEEPER int
leaf (int x)
{
  return x * 5 + 1;
}

/* The same, computed from what next returns in the order of its calls.  */
static int
expected (int n, int x, int first)
{
  static const int factors[] = { 3, -1, 5, -1, 7, -1, 9, -1, 11, -1, 13 };
  int sum = x;
  for (int v = 0; v < n; v++)
    {
      int operand = v % 4 == 0 ? x + (v + 1) : v % 4 == 1 ? x ^ (v + 1) : v % 4 == 2 ? x - (v + 1) : x | (v + 1);
      int value = operand * 7 + (first + v + 1) % 2;
      sum += n == 1 ? value : value * factors[v];
    }
  return sum;
}

/* What keeps_all returns for X if FIRST values have been made before.  */
static int
kept_by_all (int x, int first)
{
  int values = expected (11, x, first) - x;
  count = first + 11;
  return ends_in_call_with_gap (x) + ends_in_call_with_gaps (x) * 3 + only_ends_in_call (x) * 5 + values;
}

MAIN
{
  static int (*const functions[]) (int) = { keep1, keep2, keep3, keep4, keep5, keep6, keep7, keep8, keep9, keep10, keep11 };
  int p = next (1), q = next (2), r = next (3), s = next (4), t = next (5), u = next (6), v = next (7);
  for (int n = 1; n <= 11; n++)
    for (int x = -5; x < 40; x += 9)
      {
        int first = count;
        CHECK (functions[n - 1] (x) == expected (n, x, first));
      }
  count = 0;
  int kept = more5 (2) + more6 (2) + more7 (2) + more8 (2) + more9 (2) + more10 (2) + more11 (2);
  CHECK (more5 (2) + more6 (2) + more7 (2) + more8 (2) + more9 (2) + more10 (2) + more11 (2) == kept);
  count = 0;
  int one = ends_in_call (5) + with_variables (6) * 3 + with_room (7) * 5 + variadic (8, 9, 10, 11) * 7
            + recursive (5) * 9 + leaf (3);
  count = 0;
  int two = ends_in_call (5) + with_variables (6) * 3 + with_room (7) * 5 + variadic (8, 9, 10, 11) * 7
            + recursive (5) * 9 + leaf (3);
  CHECK (one == two);
  for (int x = -5; x < 40; x += 9)
    {
      count = 0;
      int all = keeps_all (x);
      CHECK (all == kept_by_all (x, 0));
    }
  count = 0;
  CHECK (recursive (0) == 8);
  count = 0;
  /* next returns 7 or more for each, by turns one more.  */
  CHECK (variadic (0, 1, 2, 3) == ((8 * 3 + 14) * 3 + 22) + 8 - 14 - 20 - 28);
  CHECK (p == 8 && q == 14 && r == 22 && s == 28 && t == 36 && u == 42 && v == 50);
}
