/* No fragment takes a register in which a caller of a caller of its site keeps a value, in whatever order functions
   are compiled.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fno-toplevel-reorder -fopt-info-ipa-missed" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { object-size loaded <= alone } } */
/* { dg-missed "partly folded: kept-by-callers: " "" { target *-*-* } 0 } */

#include "kept-by-callers-of-callers.c"
