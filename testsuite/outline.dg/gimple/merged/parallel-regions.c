/* Functions that differ in their parallel regions, which GCC has made functions of that it passes to the library, are
   merged: each still runs its own.  GCC 16 keeps edges for such calls by the library.  */
/* { dg-do run } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fopenmp -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */

#include "../check.h"

static int apples, pears, steps = 2;

#define MEMBER(NAME, OBJECT, STEP, NUMBER)                      \
  FN int                                                        \
  NAME (int n, int k)                                           \
  {                                                             \
    note (n + NUMBER);                                          \
    note (k);                                                   \
    _Pragma ("omp parallel num_threads (2)")                    \
    __atomic_add_fetch (&OBJECT, STEP, __ATOMIC_RELAXED);       \
    note (n + 1);                                               \
    note (k + NUMBER);                                          \
    note (n * 3);                                               \
    note (k * 5);                                               \
    note (n - k);                                               \
    return n * k + NUMBER;                                      \
  }

MEMBER (more_apples, apples, 3, 1000)
MEMBER (more_pears, pears, 5 + steps, 2000)

int
main (void)
{
  CHECK (more_apples (2, 3) == 1006 && apples % 3 == 0 && apples > 0 && pears == 0);
  int before = apples;
  CHECK (more_pears (4, 5) == 2020 && pears % 7 == 0 && pears > 0 && apples == before);
  return 0;
}
