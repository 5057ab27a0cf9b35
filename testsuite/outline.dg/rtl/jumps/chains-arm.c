/* In Arm state all jumps have the same length: none is changed.  */
/* { dg-do run { target arm*-*-*gnueabi* } } */
/* { dg-options "-Oz -marm -march=armv7-a -mfpu=vfpv3-d16 -fno-reorder-blocks -fdump-rtl-all -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-rtl-dump-not outline_fold {near jump} } } */

#include "chains-main.h"
