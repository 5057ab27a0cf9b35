/* Where a frame pointer is asked for, a call is in shared machine code only at its end, from which it returns to the site.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -fno-omit-frame-pointer -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-final { scan-assembler-times "call\tcall" 4 } } */

#include "calls.h"
