/* In Thumb-1 a called fragment with calls inside that changes all of r4 to r7 saves none of them beside its return
   address.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler "add\tsp, sp, #4\n\tpop\t{pc}" } } */

int g (int, ...) __asm__ ("g");
#define PART \
  for (;;) { int a = g (1), b = g (2), c = g (3), d = g (4); g (a); g (b); g (c); g (d); g (a, b); g (c, d); \
    a = g (b, c); b = g (a, d); c = g (a, b); d = g (b, c); g (a, b, c, d); if (g (d)) break; }
__attribute__ ((noinline)) void f (void) { g (10, 1); PART g (11, 2); }
__attribute__ ((noinline)) void h (void) { g (20, 3); g (4); PART g (21, 5); }
static unsigned sum;
int defined (int, ...) __asm__ ("g");
int defined (int a, ...) { sum = sum * 31 + a; return sum >> 9 & 1; }

int
main (void)
{
  f ();
  h ();
  return sum != 0x589a8d8d;
}
