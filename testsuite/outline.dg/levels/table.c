/* The cases of functions that are called through a table only are not cold at -O2, though GCC expects each of them in
   one call of many: any may be the usual one.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { outlined == 0 } } */

#define WRAP(CODE) CODE
#include "table.h"
