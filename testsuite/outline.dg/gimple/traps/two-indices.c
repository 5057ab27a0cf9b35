/* Code with an address of a symbol and two indices stays where it is: the symbol could
   not become a parameter.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-pie -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 1 } } */

struct s { int u, v, w, x, y, z; };
#define F(a) \
  int a[64][64]; \
  void \
  f_##a (long n, long k, char *p, struct s *q, long m) \
  { \
    for (long i = 0; i < n; i++) \
      { \
        q->u = q->v * 3 + q->w * m; \
        q->x = (q->y ^ q->z) + (q->v & q->w) * 9; \
        q->y = a[k][i] * 5 + a[i][k] * 7; \
        q->z = (q->u - q->x) ^ (m >> 3); \
        q->v = q->u + q->w * 77 + q->z * q->z; \
      } \
  }
F (a) F (b) F (c) F (d)
