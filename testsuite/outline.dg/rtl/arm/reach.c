/* Code is not folded where the fragment's constant would be out of reach of what loads
   it: in its function a constant may be placed before the load.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t?[^.\n][^\n]*\n)*\tvldr.32\ts\d+, \.L} } } */

#define BEFORE \
  v[1] = v[0] * 1.2345f; \
  FIFTY (STORE, 500) FIFTY (STORE, 550) FIFTY (STORE, 600) \
  FIFTY (STORE, 650) FIFTY (STORE, 700) FIFTY (STORE, 750)
#define CODE \
  v[2] = v[0] * 1.2345f; \
  FIFTY (STORE, 1000) FIFTY (STORE, 1050) FIFTY (STORE, 1100) \
  FIFTY (STORE, 1150) FIFTY (STORE, 1200) FIFTY (STORE, 1250)
#include "reach.h"
