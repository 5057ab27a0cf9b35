/* Code of such cases that leads to a call of a cold function is cold.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */

#define DISPATCH(OPS) for (;;) switch (*code++) { OPS }
#define OP(N) case N
#define NEXT break;
#define WRAP(CODE) if (first == 99) { CODE; note (third); }
#include "interpreter.h"
