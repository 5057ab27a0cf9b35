/* The stack can be walked through outlined functions that realign the stack.  */
/* { dg-do run } */
/* { dg-options "-Os -mstackrealign -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
