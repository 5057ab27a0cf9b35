/* Where nothing after them wants constants, they are written after the last function that is near enough.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 2 } } */
/* { dg-final { scan-assembler {\t\.size\t\w+, \.-\w+\n(\t\.fnend\n)?(\t\.text\n)?\t\.align\t2\n\.L\d+:\n\t\.word\t} } } */
/* { dg-final { same-code-with-g } } */

#include "shared-neighbours.h"
