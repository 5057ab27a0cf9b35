/* Without the option each function has a table with all that it loads.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-share-constants=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 4 } } */
/* { dg-final { scan-assembler-times {\.word\t979074205\n} 2 } } */
/* { dg-final { scan-assembler-times {\.word\t1067320345\n} 3 } } */

#include "shared-neighbours.h"
