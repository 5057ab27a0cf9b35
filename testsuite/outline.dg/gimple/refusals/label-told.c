/* Where a function is told the address of a label it may look for that label after the
   address that another one returns to, as Go's runtime does.  Of such a function
   nothing is outlined.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { refused label-address bad_1 bad_2 } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../label-told.h"
