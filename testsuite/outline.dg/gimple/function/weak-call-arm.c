/* A weak function that is missing: on AArch64 and Arm the linker makes its calls
   nothing, and the code after it runs.  So an outlined function does not end in a
   tail call of one.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fno-pie -no-pie -static" } */
/* { dg-require-effective-target arm } */
/* { dg-final { outlined >= 1 } } */

#include "weak-call.h"
