/* Registers that the program keeps for itself are not for parameters.  */
/* { dg-do compile { target arm*-*-* } } */
/* { dg-options "-Os -ffixed-r2 -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not {r2\M} } } */
/* { dg-final { outlined >= 1 } } */

#include "registers-fixed.h"
