/* What aliases of functions are aligned to counts, too.  */
/* { dg-do assemble } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded tail >= 1 } } */

#define ALIGNED
#include "direct-jumps-aligned.h"

#define ALIAS(N) \
  extern __typeof (f##N) g##N __attribute__ ((alias ("f" #N), aligned (65536)));
ALIAS (1)
ALIAS (2)
ALIAS (3)
ALIAS (4)
ALIAS (5)
