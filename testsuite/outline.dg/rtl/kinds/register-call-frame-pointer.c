/* Fragments may set up the frame pointer.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-omit-frame-pointer -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { unwinds } } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t\.cfi.*\n)*\tpopq\t%r11\n\tpushq\t} } } */
/* { dg-final { same-code-with-g } } */

#include "register-call.h"
