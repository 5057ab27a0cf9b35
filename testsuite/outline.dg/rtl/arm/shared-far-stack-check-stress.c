/* A loop that probes the stack is longer than GCC says.  */
/* { dg-do assemble } */
/* { dg-options "-Os -marm -fstack-check -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

extern void use (char *);
#define F(N) void f##N (void) { char b[20000 + N * 1000]; use (b); }

float
a (float x)
{
  return x * 1.2345f;
}

F (1) F (2) F (3) F (4) F (5) F (6) F (7) F (8) F (9) F (10)
F (11) F (12) F (13) F (14) F (15) F (16) F (17) F (18) F (19) F (20)
