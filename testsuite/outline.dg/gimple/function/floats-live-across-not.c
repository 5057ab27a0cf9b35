/* Values that are integers, or that live across a call which the function makes anyway, cost nothing.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-min-benefit=1 -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 1 } } */

__attribute__ ((noipa)) static void called (void) {}

#define T double
#define AMONG called ();
#include "floats-live-across.h"
