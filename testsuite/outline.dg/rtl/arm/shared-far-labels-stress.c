/* What aligns labels within functions depends on where these begin.  */
/* { dg-do assemble } */
/* { dg-options "-Os -marm -falign-labels=64 -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

#define ONE(N) p[N] = x;
#define FIVE(N) ONE (N) ONE ((N) + 1) ONE ((N) + 2) ONE ((N) + 3) ONE ((N) + 4)
#define F(N) \
  void f##N (volatile int *p, int x) \
  { \
    FIVE (N * 20) FIVE (N * 20 + 5) FIVE (N * 20 + 10) \
    do ONE (N * 20 + 15) while (--x); \
  }

float
a (float x)
{
  return x * 1.2345f;
}

F (1) F (2) F (3) F (4) F (5) F (6) F (7) F (8) F (9) F (10) F (11) F (12)
