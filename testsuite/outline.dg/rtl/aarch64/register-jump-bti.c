/* In functions that call nothing the return address is in another register than
   the one that holds their own.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=bti -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
