/* A function stays as it is that is called by one whose callers keep values in registers
   that bodies may change.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fopt-info-ipa-missed" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { object-size loaded <= alone } } */
/* { dg-missed "not folded: kept-by-callers: " "" { target *-*-* } 0 } */

#define WRAPPED
#include "kept-by-callers.h"
