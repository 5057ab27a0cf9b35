/* Where no jump to the same target is near, one is added after a barrier for several jumps, and the function
   does what it did.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-slowdown=1000 -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: 4 jumps go to a near jump, 1 were added} } } */
/* { dg-final { unwinds all } } */
/* { dg-final { same-code-with-g } } */

#include "islands-main.h"
