/* They are outlined where there are no unwind entries (the twin of own-entry-no-reorder.c).  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -fno-toplevel-reorder -fno-asynchronous-unwind-tables -fplugin-arg-outline-merge-functions=off" } */
/* { dg-require-effective-target lp64 } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { object-size loaded < alone } } */

#include "own-entry-no-reorder.c"
