/* Bytes that are stored in reversed order stay so.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */

#include "../check.h"

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define REVERSED __attribute__ ((scalar_storage_order ("big-endian")))
#else
#define REVERSED __attribute__ ((scalar_storage_order ("little-endian")))
#endif
struct REVERSED pair { int a, b; };
struct REVERSED wrapped { struct pair s; };
union REVERSED both { struct wrapped q; struct pair s; int words[2]; };
struct several { union both u[2]; int last; };

#define FUNCTION(NAME, N) \
  FN void \
  NAME (struct several *p) \
  { \
    union both t = p->u[0]; \
    t.s.a = t.words[0] + 5; \
    t.words[1] = t.q.s.b ^ 3; \
    p->u[1] = t; \
    p->last = N; \
  }
FUNCTION (f, 1)
FUNCTION (g, 2)

int
main (void)
{
  struct several v = { { { { { 1, 2 } } } } };
  f (&v);
  CHECK (v.u[1].s.a == 6 && v.u[1].s.b == 1);
  v.u[1].s.a = 0;
  g (&v);
  CHECK (v.u[1].s.a == 6 && v.u[1].s.b == 1);
  return 0;
}
