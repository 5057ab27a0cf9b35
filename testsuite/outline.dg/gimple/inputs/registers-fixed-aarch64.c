/* Registers that the program keeps for itself are not for parameters.  */
/* { dg-do compile { target aarch64*-*-* } } */
/* { dg-options "-Os -ffixed-x2 -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not {[wx]2\M} } } */
/* { dg-final { outlined >= 1 } } */

#include "registers-fixed.h"
