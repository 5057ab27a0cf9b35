/* Addresses of variables and strings are shared, too.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-pie -no-pie -fno-section-anchors" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-times {\.word\tcounted\n} 1 } } */
/* { dg-final { scan-assembler-times {\.word\t\.LC1\n} 2 } } */
/* { dg-final { same-code-with-g } } */

#include "shared-named.h"
