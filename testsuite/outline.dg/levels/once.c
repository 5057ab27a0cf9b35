/* At -O2 code that runs once, in main outside of loops, is folded.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */

#define WRAP(N, CODE) CODE
#include "once.h"
