/* What a call would push to memory counts: statements among floating-point values that live on stay where they are.  */
/* { dg-do run { target *-*-linux* arm*-*-*gnueabi* } } */
/* { dg-options "-Os -fplugin-arg-outline-min-benefit=1 -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 0 } } */

#define T double
#define AMONG
#include "floats-live-across.h"
