/* Where GCC puts an underscore before names, fragments are defined by the names that their sites refer to.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fleading-underscore" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler "\n_f1\\.folded\\." } } */

#include "flags-over-return.h"
