/* Constants are in reach of what loads them if those for loads that reach less are
   first.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -marm" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t?[^.\n][^\n]*\n)*\tvldr.32\ts\d+, \.L} } } */

#define BEFORE
#define CODE \
  FIFTY (STORE_CONSTANT, 500) TEN (STORE_CONSTANT, 550) \
  v[2] = v[0] * 1.2345f; \
  FIFTY (STORE, 1000) FIFTY (STORE, 1050) FIFTY (STORE, 1100) \
  FIFTY (STORE, 1150)
#include "reach.h"
