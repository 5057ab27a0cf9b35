/* The jump table of a switch, which is in the code, counts.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off -fno-tree-switch-conversion" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler {\ttbh\t} } } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */

#define CASE(N) case N: p[N] = x; break;
#define CASES(N) CASE (N) CASE ((N) + 1) CASE ((N) + 2) CASE ((N) + 3) CASE ((N) + 4) \
  CASE ((N) + 5) CASE ((N) + 6) CASE ((N) + 7) CASE ((N) + 8) CASE ((N) + 9)
#define BETWEEN \
  switch (x) \
    { \
      CASES (0) CASES (10) CASES (20) CASES (30) CASES (40) CASES (50) CASES (60) CASES (70) \
      CASES (80) CASES (90) CASES (100) CASES (110) CASES (120) CASES (130) CASES (140) CASES (150) \
    }
#include "shared-far.h"
