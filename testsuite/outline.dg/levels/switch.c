/* The cases of a switch in a loop are not cold at -O2, though GCC expects each to be rarer than the loop is entered: in
   an interpreter any may be the usual one.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { outlined == 0 } } */

#define DISPATCH(OPS) for (;;) switch (*code++) { OPS }
#define OP(N) case N
#define NEXT break;
#define WRAP(CODE) CODE
#include "interpreter.h"
