/* The same with debug information, which names fragments, too.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -g -fleading-underscore" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler "\n_f1\\.folded\\." } } */

#include "flags-over-return.h"
