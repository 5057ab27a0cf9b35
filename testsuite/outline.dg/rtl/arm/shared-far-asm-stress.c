/* In stress mode, too, constants are written before asm.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */

#define BETWEEN __asm__ ("b 1f\n\t.space 8000\n1:"); ONE (1)
#include "shared-far.h"
