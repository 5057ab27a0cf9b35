/* A parameter that takes several registers takes none that the program keeps.  */
/* { dg-do compile } */
/* { dg-options "-Os -w -marm -mcpu=cortex-a9 -mfpu=vfpv3 -mfloat-abi=softfp -ffixed-r3 -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not {\mr3\M} } } */

struct s { double a, b, c, d, e; };
#define V(N, X, Y) __attribute__ ((noinline)) void g##N (struct s *p) { p->a = p->b * X; p->c = p->d + X; \
 p->e = (p->a - p->c) * Y; p->b = p->d / p->e; p->d = p->a + p->e * p->b; \
 p->a += p->b * p->c; p->b += p->d / p->e; p->c -= p->a * p->b; p->d *= p->a + p->b; p->e -= p->c * p->d + Y; }
V (1, 1.25, 2.5) V (2, 4.25, 5.5) V (3, 7.25, 8.5) V (4, 10.25, 11.5)
V (5, 1.26, 2.6) V (6, 4.26, 5.6) V (7, 7.26, 8.6) V (8, 10.26, 11.6)
