/* No jumps are chained at -O2 in a function with aligned labels if the unit saves no more than padding may undo: ninja's
   edit_distance.cc was a byte larger.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { same-code-as-alone } } */

#include "padded.h"

FUNCTION (one)
