/* With rtl=off GCC decides what of the ends of a large switch is merged.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=off -fplugin-arg-outline-min-benefit=1000000" } */
/* { dg-final { same-code-as-alone } } */

#include "large-switch.h"
