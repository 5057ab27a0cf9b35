/* Constant arguments of machine built-ins stay constants: calls that differ in
   them are not the same, calls that agree are.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler "same_\\w+\\.outline\\." } } */
/* { dg-final { scan-assembler-not "other_\\w+\\.outline\\." } } */

#include "../check.h"
#include <emmintrin.h>

FN void
same_1 (int *a)
{
  _mm_storeu_si128 ((__m128i *) a,
                    _mm_shuffle_epi32 (_mm_loadu_si128 ((__m128i *) a), 0x1b));
  _mm_prefetch ((char *) a, _MM_HINT_T1);
  OWN (1);
}

FN void
same_2 (int *a)
{
  _mm_storeu_si128 ((__m128i *) a,
                    _mm_shuffle_epi32 (_mm_loadu_si128 ((__m128i *) a), 0x1b));
  _mm_prefetch ((char *) a, _MM_HINT_T1);
  OWN (2);
}

FN void
other_1 (short *a)
{
  _mm_storeu_si128 ((__m128i *) a,
                    _mm_shufflehi_epi16 (_mm_loadu_si128 ((__m128i *) a), 0x1b));
  OWN (3);
}

FN void
other_2 (short *a)
{
  _mm_storeu_si128 ((__m128i *) a,
                    _mm_shufflelo_epi16 (_mm_loadu_si128 ((__m128i *) a), 0x4e));
  OWN (4);
}

int
main (void)
{
  int a[4] = { 1, 2, 3, 4 }, b[4] = { 1, 2, 3, 4 };
  short c[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  same_1 (a), same_2 (b);
  CHECK (a[0] == 4 && a[3] == 1 && b[0] == 4 && b[3] == 1);
  other_1 (c), other_2 (c);
  CHECK (c[0] == 3 && c[1] == 4 && c[4] == 8 && c[7] == 5);
  return 0;
}
