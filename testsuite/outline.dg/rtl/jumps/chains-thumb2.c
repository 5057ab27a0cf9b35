/* On Thumb-2, too, where conditional jumps reach 256 bytes and others 2 KB.  */
/* { dg-do run { target arm*-*-*gnueabi* } } */
/* { dg-options "-Oz -mthumb -march=armv7-a -mfpu=vfpv3-d16 -fno-reorder-blocks -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump outline_fold {leave: [1-9] jumps go to a near jump} } } */
/* { dg-final { same-code-with-g } } */

#include "chains-main.h"
