/* At -Os the cases of a large switch in a loop have the price of code that runs often, though GCC expects each to be
   rare: in an interpreter any may be the usual one.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define DISPATCH switch (code[i])
#include "many-instructions.h"
