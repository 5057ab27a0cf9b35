/* With -gdwarf-2 the places where the frame changes are named by debug information, of a function that becomes a jump,
   too.  */
/* { dg-do run } */
/* { dg-options "-Os -gdwarf-2 -fplugin-arg-outline-gimple=off -fopt-info-optimized" } */
/* { dg-require-effective-target long_jumps } */

__attribute__ ((noipa)) int
use (int k)
{
  return k + 1;
}

#define BODY(p, k) { int all = use (k); all += use (k); all += use (k * 3); return all > 9 ? *p : *p + 1; }
float *f (float **p, int k) BODY (p, k)
int *
g (int **p, int k) /* { dg-optimized "g/.* is equal to f/.* and becomes a jump to it" } */
BODY (p, k)

int
main (void)
{
  float a[2], *p = a;
  int b[2], *q = b;
  return f (&p, 3) != a || g (&q, 0) != b + 1;
}
