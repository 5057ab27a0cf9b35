/* A function that is called by another of the unit keeps its return, without which objtool would think that it does not
   come back.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail == 0 } } */
/* { dg-final { folded called >= 1 } } */

#define CALL(F) F
#include "frames.h"
