/* The twin of little-cold.c: more cold code is not scheduled a second time, so that equal code stays together.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fdump-ipa-all" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-ipa-dump-not outline_try "scheduled" } } */
/* { dg-final { folded any >= 1 } } */

#include "cold.h"

WITH_COLD_BLOCK (f, 91)
WITH_COLD_BLOCK (g, 92)
WITH_COLD_BLOCK (h, 93)
WITH_COLD_BLOCK (i, 94)
WITH_COLD_BLOCK (j, 95)
WITH_COLD_BLOCK (k, 96)
