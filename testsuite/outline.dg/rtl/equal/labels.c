/* Debug information of a function that becomes a jump names its labels, of jumps and deleted ones.  */
/* { dg-do run } */
/* { dg-options "-Os -g -fplugin-arg-outline-gimple=off -fopt-info-optimized" } */
/* { dg-require-effective-target long_jumps } */

__attribute__ ((noipa)) int
use (int k)
{
  static int left = 2;
  return k && left-- > 0;
}

#define BODY(p, k) \
  { \
    use (0); \
  again: \
    use (k * 0); \
  unused: \
    use (0); \
    if (use (k)) \
      goto again; \
    use (0); \
    return *p + 1; \
  }
float *f (float **p, int k) BODY (p, k)
int *
g (int **p, int k) /* { dg-optimized "g/.* is equal to f/.* and becomes a jump to it" } */
BODY (p, k)

int
main (void)
{
  float a[2], *p = a;
  int b[2], *q = b;
  return f (&p, 3) != a + 1 || g (&q, 4) != b + 1;
}
