/* Code of such functions that leads to a call of a cold function is cold.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */

#define WRAP(CODE) if (first == 99) { CODE; note (third); }
#include "table.h"
