/* x15 is no register for the return address where calls keep it.  */
/* { dg-do run } */
/* { dg-options "-Os -fcall-saved-x15 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump == 0 } } */

#include "../kinds/red-zone.h"
