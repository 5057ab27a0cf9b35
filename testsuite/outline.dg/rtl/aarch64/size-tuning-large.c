/* A large unit of which nothing is folded is compiled as GCC would, whatever helps others.  */
/* { dg-do compile } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { object-size loaded <= alone } } */

unsigned h1 (unsigned, unsigned), h2 (unsigned);
extern unsigned g[64];

#define F(N) \
  __attribute__ ((noclone, noinline)) unsigned \
  f##N (unsigned a, unsigned b) \
  { \
    if (a == 17##N) \
      return b + 3; \
    if (!(b & 64)) \
      return a ^ N##1; \
    unsigned r = h1 (a, N##3), s = h2 (b); \
    r += h1 (s, r) * (N##7 + a); \
    g[r & 63] += s; \
    g[s & 63] ^= r + a; \
    if (r > N##4) \
      g[3] = h2 (r) + b; \
    if (s > N##2) \
      g[5] = h2 (s ^ N##9) + a; \
    return r * s + h2 (a); \
  }
#define F10(N) \
  F (N##0) F (N##1) F (N##2) F (N##3) F (N##4) \
  F (N##5) F (N##6) F (N##7) F (N##8) F (N##9)
#define F100(N) \
  F10 (N##0) F10 (N##1) F10 (N##2) F10 (N##3) F10 (N##4) \
  F10 (N##5) F10 (N##6) F10 (N##7) F10 (N##8) F10 (N##9)
F100 (1) F100 (2) F100 (3) F100 (4) F100 (5) F100 (6)
