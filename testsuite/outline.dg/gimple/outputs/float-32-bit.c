/* Results of 32-bit functions would go through the x87, which changes signalling NaNs.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -m32 -msse2 -mfpmath=sse -fno-pie -fno-strict-aliasing -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler-not {\tf(ld|st)} } } */

struct s { float a, b, c; int i, j, k; };
#define F(N) \
  __attribute__ ((noinline, cold)) void \
  f##N (struct s *p, struct s *q, float *r) \
  { \
    float x = p->a; \
    p->i = q->j + 3; \
    p->k = (q->i ^ p->i) * 5; \
    q->b = p->c; \
    p->j = p->k | q->k; \
    q->k = (p->i * 77) ^ (q->j * 13); \
    q->i = (q->k & p->j) - p->i; \
    r[N] = x; \
  }
F (1) F (2) F (3) F (4) F (5) F (6) F (7) F (8)
