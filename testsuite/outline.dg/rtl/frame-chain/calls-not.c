/* Without a frame pointer shared machine code calls.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-final { scan-assembler-times "call\tcall" 1 } } */

#include "calls.h"
