/* Nor where nobody follows the code.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-slowdown=1000" } */
/* { dg-require-effective-target lp64 } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#include "rows.h"
