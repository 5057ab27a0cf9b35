/* They are outlined where made functions share another function's entry (the twin of own-entry-no-reorder.c).  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { object-size loaded < alone } } */

#include "own-entry-no-reorder.c"
