/* The stack can be walked where functions keep their order.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-toplevel-reorder -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
