/* At -Oz, too, addresses are moved out of loops if the user asks for it.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fPIC -fmove-loop-invariants" } */
/* { dg-final { same-code-as-alone } } */

#include "invariants.h"
