/* va_start and va_end stay in their function; va_arg may go.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused va-list bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

#include <stdarg.h>

FN int bad_1 (int n, ...) { va_list ap; va_start (ap, n); int t = va_arg (ap, int); va_end (ap); OWN (1); return t; }
FN int bad_2 (int n, ...) { va_list ap; va_start (ap, n); int t = va_arg (ap, int); va_end (ap); OWN (2); return t + 1; }

FN int good_1 (int n, ...) { note (n); note (n + 1); note (n * 3); OWN (3); return n; }
FN int good_2 (int n, ...) { note (n); note (n + 1); note (n * 3); OWN (4); return n + 1; }

int
main (void)
{
  CHECK (bad_1 (1, 7) == 7 && bad_2 (1, 8) == 9);
  CHECK (good_1 (1, 7) == 1 && good_2 (1, 8) == 2);
  return 0;
}
