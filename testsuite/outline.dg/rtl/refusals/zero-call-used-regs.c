/* Functions that clear the registers they have used leave no address in one.  */
/* { dg-do compile } */
/* { dg-options "-Os -fzero-call-used-regs=used -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { folded register-call == 0 } } */

volatile int first, second, third;

/* They use the red zone.  */
#define LEAF(NAME, N) \
  int NAME (int x) \
  { \
    volatile int array[4]; \
    array[x] = N; \
    first = 1; \
    second = 2; \
    third = x; \
    return array[1]; \
  }

LEAF (a, 1)
LEAF (b, 2)
LEAF (c, 3)
