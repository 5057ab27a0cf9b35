/* The stack can be walked through outlined functions that keep a frame pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-omit-frame-pointer -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
