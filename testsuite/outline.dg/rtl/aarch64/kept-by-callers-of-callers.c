/* No fragment takes a register in which a caller of a caller of its site keeps a value.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fopt-info-ipa-missed" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { object-size loaded <= alone } } */
/* { dg-missed "partly folded: kept-by-callers: " "" { target *-*-* } 0 } */

#define SAME v = 7; v = 9; v = 21;
#define WRAPPED
#include "kept-by-callers.h"
