/* Where Linux keeps ten bytes of each change of the stack, ends of functions are shared that a jump is longer than.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=code -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-slowdown=1000" } */
/* { dg-require-effective-target lp64 } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "rows.h"
