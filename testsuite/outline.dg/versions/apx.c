/* With the registers of APX, and pushes and pops of two at once, code is shared and its frames are
   told.  */
/* { dg-do assemble } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target apx_assembler } */
/* { dg-options "-O2 -mapxf -fno-shrink-wrap -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\n\tpush2p?\t} } } */

#include "stress.h"

long usual (long, long, long);
#define CODE(N) \
  FN long f##N (long a, long b, long c, long d, long e, long f) \
  { \
    SAME ((int) a); \
    long x = usual (a, b, c), y = usual (d, e, f), z = usual (f, a, c); \
    SAME ((int) b); \
    return x * N + y + z + usual (e, b, d) + a + b + c + d + e + f; \
  }
CODE (2) CODE (3) CODE (5) CODE (7)
