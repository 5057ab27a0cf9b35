/* Without unwind tables fragments with calls inside are made, and no directives for unwinding.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not "cfi_" } } */

#include "inner-calls.h"
