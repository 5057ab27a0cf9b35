/* The stack can be walked through outlined functions that keep a frame pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-omit-frame-pointer -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
