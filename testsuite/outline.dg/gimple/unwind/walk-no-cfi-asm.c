/* The stack can be walked where the compiler writes the unwind tables itself.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-dwarf2-cfi-asm -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
