/* Registers that the program keeps for itself are not for parameters.  */
/* { dg-do compile { target x86_64*-*-* } } */
/* { dg-options "-Os -ffixed-rdx -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not {%[er]?dx} } } */
/* { dg-final { outlined >= 1 } } */

#include "registers-fixed.h"
