/* An object that is passed by value is passed as its own type says, whose alignment counts on RISC-V where arguments
   vary: that of a typedef, of a member of a packed structure, of a variable.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-min-benefit=1" } */
/* { dg-final { outlined >= 3 } } */

#include <stdarg.h>

typedef struct { long a, b; } plain;
typedef plain aligned __attribute__ ((aligned (16)));
typedef struct { long a __attribute__ ((aligned (16))); long b; } inside;
struct holder { aligned s; };
struct __attribute__ ((packed)) packed { char c; inside s; };

long sum;

#define TAKE(NAME, TYPE) \
  __attribute__ ((noipa)) void NAME (int x, ...) \
  { \
    va_list ap; \
    va_start (ap, x); \
    TYPE s = va_arg (ap, TYPE); \
    sum += s.a * 5 + s.b * 7 + va_arg (ap, int); \
    va_end (ap); \
  }

TAKE (take_aligned, aligned)
TAKE (take_inside, inside)

#define STORED(CALL, BEFORE) \
  asm volatile ("# " #BEFORE); q[0] = 3; q[1] = 4; q[2] = 8; q[3] = 9; CALL; q[3] = 19; q[4] = 77; asm volatile ("# " #BEFORE "b");

void f1 (struct holder *p, int *q) { STORED (take_aligned (1, p->s, 9), 1) }
void f2 (struct holder *p, int *q) { STORED (take_aligned (1, p->s, 9), 2) }
void f3 (struct holder *p, int *q) { STORED (take_aligned (1, p->s, 9), 3) }

void g1 (struct packed *p, int *q) { STORED (take_inside (1, p->s, 10), 4) }
void g2 (struct packed *p, int *q) { STORED (take_inside (1, p->s, 10), 5) }
void g3 (struct packed *p, int *q) { STORED (take_inside (1, p->s, 10), 6) }

aligned v1 = { 1, 2 }, v2 = { 3, 4 }, v3 = { 5, 6 };
void h1 (int *q) { STORED (take_aligned (1, v1, 11), 7) }
void h2 (int *q) { STORED (take_aligned (1, v2, 11), 8) }
void h3 (int *q) { STORED (take_aligned (1, v3, 11), 9) }

static struct holder held = { { 20, 21 } };
static struct packed packed = { 1, { 30, 31 } };

int
__attribute__ ((noipa)) main (void)
{
  int q[8];
  f1 (&held, q), f2 (&held, q), f3 (&held, q);
  if (sum != 3 * (20 * 5 + 21 * 7 + 9))
    return 1;
  sum = 0;
  g1 (&packed, q), g2 (&packed, q), g3 (&packed, q);
  if (sum != 3 * (30 * 5 + 31 * 7 + 10))
    return 2;
  sum = 0;
  h1 (q), h2 (q), h3 (q);
  return sum != 9 * 5 + 12 * 7 + 33;
}
