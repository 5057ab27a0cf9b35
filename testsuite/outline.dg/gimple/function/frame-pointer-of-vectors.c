/* A function that has a frame pointer only as its vectors might have to be spilled needs none when these are outlined:
   option check gives no error.  */
/* { dg-do compile } */
/* { dg-options "-Os -mavx512f -fplugin-arg-outline-check -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 1 } } */

struct wide { long x[8]; };
extern void use (struct wide *);

#define FUNCTION(NAME, N) \
  void \
  NAME (struct wide *p, struct wide *q) \
  { \
    use (p + N); \
    *p = q[3]; \
    use (p); \
    q[5] = *p; \
    use (q); \
    use (q + N); \
    use (p + 2 * N); \
    q->x[N] += p->x[N]; \
  }

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 3)
