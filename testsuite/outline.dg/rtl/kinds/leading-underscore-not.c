/* Where GCC puts nothing before names, nothing is before those of fragments.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fno-leading-underscore" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler "\nf1\\.folded\\." } } */

#include "flags-over-return.h"
