/* With functions under the address sanitizer a unit stays as it is: GCC notes between
   its passes, for all functions at once, which variables are out of scope.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fsanitize=address -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is outlined or folded: functions of the unit are compiled with the address sanitizer" "" { target *-*-* } 0 } */

#include "../check.h"

SINK void
use (char *p, int n)
{
  for (int i = 0; i < 32; i++)
    p[i] = n;
}

#define FUNCTION(NAME, N) \
  __attribute__ ((noipa)) int \
  NAME (int x) \
  { \
    int r = 0; \
    if (x > 1) \
      { \
        char a[32]; \
        use (a, x + N); \
        r += a[3]; \
      } \
    use ((char[32]) { x }, 3); \
    for (int i = 0; i < x; i++) \
      { \
        char b[96]; \
        use (b, x); \
        r += b[1]; \
      } \
    return r + N; \
  }
FUNCTION (f1, 1)
FUNCTION (f2, 2)
FUNCTION (f3, 3)

int
main (void)
{
  CHECK (f1 (3) == 14 && f2 (3) == 16 && f3 (3) == 18);
  return 0;
}
