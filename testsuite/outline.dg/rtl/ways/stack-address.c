/* A copy of the stack pointer is not a push: no called body contains one, whether a
   second one follows or a constant that is pushed.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "stack-address.h"
