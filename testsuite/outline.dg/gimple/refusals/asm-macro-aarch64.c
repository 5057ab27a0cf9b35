/* Asm that reads the return address by a macro of asm outside of functions, by a macro of a macro or by an alias for the
   register, reads that of its function.  Of functions that use other macros code is outlined.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused asm-frame macro_20 nested_20 alias_20 } } */
/* { dg-final { scan-assembler "zero_\\d+\\.outline\\." } } */

#define LINK "x30"
#include "../asm-macro.h"
