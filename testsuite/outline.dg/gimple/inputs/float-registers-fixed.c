/* Registers that the program keeps for itself are not for floating-point parameters
   either.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -ffixed-xmm1 -ffixed-xmm2 -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */

struct s { double a, b, c, d, e; };
__attribute__ ((noipa)) void h (struct s *p) { (void) p; }
#define V(N, X, Y, Z) __attribute__ ((noinline)) void g##N (struct s *p, int x) { p->a = p->b * X; p->c = p->d + Y; p->e = (p->a - p->c) * Z; p->b = p->d / p->e; p->d = p->a + p->e * p->b; h (p); }
V (1, 1.25, 2.5, 3.75) V (2, 4.25, 5.5, 6.75) V (3, 7.25, 8.5, 9.75) V (4, 10.25, 11.5, 12.75)
int main (void)
{
  struct s t = { 1, 2, 3, 4, 5 };
  long keep = 42, found, found1;
  asm volatile ("movq %0, %%xmm2; movq %0, %%xmm1" :: "r" (keep));
  g1 (&t, 1); g2 (&t, 2); g3 (&t, 1); g4 (&t, 1);
  asm volatile ("movq %%xmm2, %0; movq %%xmm1, %1" : "=r" (found), "=r" (found1));
  return !(found == 42 && found1 == 42);
}
