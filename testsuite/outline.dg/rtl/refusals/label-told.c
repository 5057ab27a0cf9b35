/* Where a function gets the address of a label it may look for that after the
   address that another one returns to, as Go's runtime does.  Of such a function
   nothing is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target folding } */
/* { dg-final { refused label-address bad_1 bad_2 } } */
/* { dg-final { folded any >= 1 } } */

#include "../../gimple/label-told.h"
