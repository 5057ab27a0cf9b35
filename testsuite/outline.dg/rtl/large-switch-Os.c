/* At -Os, where it would cost time, GCC decides what of the ends of a large switch is merged.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-schedule-insns2 -fplugin-arg-outline-min-benefit=1000000" } */
/* { dg-final { same-code-as-alone } } */

#include "large-switch.h"
