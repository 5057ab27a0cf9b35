/* A structure is passed as its type says: of variable arguments RISC-V goes by the alignment of the type, which a
   typedef raises or lowers, and which holds in packed structures, too.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */

#include <stdarg.h>
#include "../check.h"

struct plain { long a, b; };
typedef struct plain raised __attribute__ ((aligned (2 * sizeof (long))));
struct wide { long a __attribute__ ((aligned (2 * sizeof (long)))); long b; };
typedef struct wide lowered __attribute__ ((aligned (sizeof (long))));
struct packed { char c; struct wide s; } __attribute__ ((packed));

#define PASSED(NAME, TYPE, FROM, OBJECT)                                                                        \
  SINK void                                                                                                     \
  take_##NAME (int n, ...)                                                                                      \
  {                                                                                                             \
    va_list arguments;                                                                                          \
    va_start (arguments, n);                                                                                    \
    TYPE s = va_arg (arguments, TYPE);                                                                          \
    trace = trace * 31 + s.a * 3 + s.b * 5 + va_arg (arguments, int) + n;                                       \
    va_end (arguments);                                                                                         \
  }                                                                                                             \
  FN int first_##NAME (FROM *p, int n) { note (n), take_##NAME (n, OBJECT, 7), note (3); OWN (1); return n; }   \
  FN int second_##NAME (FROM *p, int n) { note (n), take_##NAME (n, OBJECT, 7), note (3); OWN (2); return 2; }

PASSED (raised, raised, raised, *p)
PASSED (lowered, lowered, lowered, *p)
PASSED (wide, struct wide, struct packed, p->s)

#define EXPECTED(N) ((((N) * 31u) + 20 * 3 + 21 * 5 + 7 + (N)) * 31 + 3)
#define RUN(NAME, OBJECT) \
  (trace = 0, first_##NAME (OBJECT, 1) == 1 && trace == EXPECTED (1) \
   && (trace = 0, second_##NAME (OBJECT, 4) == 2 && trace == EXPECTED (4)))

int
main (void)
{
  static raised r = { 20, 21 };
  static struct wide w = { 20, 21 };
  static struct packed p = { 1, { 20, 21 } };
  CHECK (RUN (raised, &r));
  CHECK (RUN (lowered, (lowered *) &w));
  CHECK (RUN (wide, &p));
  return 0;
}
