/* A constant that functions one after the other load is in a table of the last one only.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */
/* { dg-final { scan-assembler-times {\.word\t979074205\n} 1 } } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 2 } } */
/* { dg-final { same-code-with-g } } */

#include "shared-neighbours.h"
