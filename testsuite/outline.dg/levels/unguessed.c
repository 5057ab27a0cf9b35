/* With -fno-guess-branch-probability code after conditions costs less time than other code, too, so that it is shared
   at -Os.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-guess-branch-probability -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */

#define WHERE(CODE) if (a) if (b) { CODE }
#include "unguessed.h"
