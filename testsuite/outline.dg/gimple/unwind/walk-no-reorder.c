/* The stack can be walked where functions keep their order.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-toplevel-reorder -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
