/* What computed jumps in a loop go to is not cold at -O2, as the cases of a switch are not.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { outlined == 0 } } */

#define DISPATCH(OPS) \
  static const void *const to[] \
    = { &&op0, &&op1, &&op2, &&op3, &&op4, &&op5, &&op6, &&op7, &&op8, &&op9, &&op10, &&op11, &&op12, &&op13, &&op14, \
        &&op15, &&op16, &&op17, &&op18, &&op19 }; \
  goto *to[*code++]; \
  OPS
#define OP(N) op##N
#define NEXT goto *to[*code++];
#define WRAP(CODE) CODE
#include "interpreter.h"
