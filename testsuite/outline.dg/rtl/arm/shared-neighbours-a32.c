/* In A32 code, too, a constant of several functions is in a table of the last one only.  */
/* { dg-do run } */
/* { dg-options "-Os -marm" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */
/* { dg-final { scan-assembler-times {\.word\t979074205\n} 1 } } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */
/* { dg-final { same-code-with-g } } */

#include "shared-neighbours.h"
