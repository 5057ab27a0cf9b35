/* A structure whose address becomes a parameter is still passed with the alignment that its type says, which a typedef
   raises here.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */

#include <stdarg.h>
#include "../check.h"

typedef struct { long a, b; } plain;
typedef plain raised __attribute__ ((aligned (2 * sizeof (long))));

SINK void
take (int n, ...)
{
  va_list arguments;
  va_start (arguments, n);
  raised s = va_arg (arguments, raised);
  trace = trace * 31 + s.a * 3 + s.b * 5 + va_arg (arguments, int) + n;
  va_end (arguments);
}

void (*volatile taker) (int, ...) = take;
raised one = { 20, 21 }, two = { 30, 31 }, three = { 40, 41 };

#define PASS(NAME, OBJECT)                                                                      \
  FN int                                                                                        \
  NAME (int n)                                                                                  \
  {                                                                                             \
    note (n);                                                                                   \
    for (int i = 0; i < n; i++)                                                                 \
      note (i * n), taker (i, OBJECT, 7), note (i);                                             \
    if (trace % 3 == 1)                                                                         \
      note (5);                                                                                 \
    return trace;                                                                               \
  }
PASS (first, one)
PASS (second, two)
PASS (third, three)

SINK unsigned
expected (int n, int a, int b)
{
  trace = 0;
  note (n);
  for (int i = 0; i < n; i++)
    note (i * n), note (a * 3 + b * 5 + 7 + i), note (i);
  if (trace % 3 == 1)
    note (5);
  return trace;
}

int
main (void)
{
  unsigned e = expected (3, 20, 21);
  CHECK ((trace = 0, first (3) == (int) e));
  e = expected (4, 30, 31);
  CHECK ((trace = 0, second (4) == (int) e));
  e = expected (5, 40, 41);
  CHECK ((trace = 0, third (5) == (int) e));
  return 0;
}
