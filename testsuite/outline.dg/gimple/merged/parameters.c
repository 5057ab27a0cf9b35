/* Functions that are equal but for a number, an object and a function that they call are one, which gets these as
   parameters: three, though the object is used twice.  Each still does its own.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { same-code-again } } */

#include "../check.h"

static int apples[4] = { 1, 2, 3, 4 }, pears[4] = { 5, 6, 7, 8 };
int plums[4] = { 9, 10, 11, 12 };

SINK int thrice (int n) { note (n); return n * 3; }

#define MEMBER(NAME, OBJECT, NUMBER, FUNCTION)  \
  FN int                                        \
  NAME (int n, int *last)                       \
  {                                             \
    note_pointer (OBJECT);                      \
    int sum = FUNCTION (n + NUMBER);            \
    for (int i = 0; i < n; i++)                 \
      {                                         \
        sum += OBJECT[i] ^ NUMBER;              \
        note (sum);                             \
      }                                         \
    *last = FUNCTION (sum);                     \
    return sum;                                 \
  }

MEMBER (add_apples, apples, 1000, twice)
MEMBER (add_pears, pears, 2000, thrice)
MEMBER (add_plums, plums, 3000, twice)

int
main (void)
{
  int last;
  CHECK (add_apples (2, &last) == 1002 * 2 + (1 ^ 1000) + (2 ^ 1000));
  CHECK (last == 2 * (1002 * 2 + (1 ^ 1000) + (2 ^ 1000)));
  CHECK (add_pears (1, &last) == 2001 * 3 + (5 ^ 2000));
  CHECK (last == 3 * (2001 * 3 + (5 ^ 2000)));
  CHECK (add_plums (0, &last) == 3000 * 2 && last == 12000);
  return 0;
}
