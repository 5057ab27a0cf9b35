/* There is no register for the return address.  */
/* { dg-do run } */
/* { dg-options "-Os -ffixed-x15 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/red-zone.h"
