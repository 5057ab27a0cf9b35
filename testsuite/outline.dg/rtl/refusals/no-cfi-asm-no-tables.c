/* Without unwind tables it does not matter who writes them.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-dwarf2-cfi-asm -fno-asynchronous-unwind-tables -fno-unwind-tables" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded any >= 2 } } */

#define ATTRIBUTE
#include "functions.h"
