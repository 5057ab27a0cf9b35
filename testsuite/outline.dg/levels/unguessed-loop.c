/* With -fno-guess-branch-probability code in loops is not shared at -Os.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-guess-branch-probability -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define WHERE(CODE) while (a--) while (b--) { CODE }
#include "unguessed.h"
