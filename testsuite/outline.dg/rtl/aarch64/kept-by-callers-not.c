/* A body takes the register in which callers of its site keep values where it saves more than
   they may lose.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { object-size loaded < alone } } */
/* { dg-final { folded linked == 1 } } */

#define MIX(A, B, C) x = (x ^ A) + y; y = (y * B) ^ x; x = (x >> C) - y;
#define SAME MIX (3, 5, 7) MIX (12, 9, 4) MIX (48, 3, 9) MIX (7, 17, 2) MIX (6, 33, 8) v = x;
#include "kept-by-callers.h"
