/* At -O2 code that GCC expects in a third of the calls is shared only where it saves much: it may run in all.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { outlined == 0 } } */

#define CONDITION p == q
#include "doubtful.h"
