/* With -mmanual-endbr a function that is not marked may have no landing pad, and is called directly.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fcf-protection=branch -mmanual-endbr -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler-times "\tcall\tplain" 2 } } */
/* { dg-final { scan-assembler-not "\tcall\tmarked" } } */

#include "callees.h"

int plain_1 (int, int), plain_2 (int, int);
int marked_1 (int, int) __attribute__ ((cf_check)), marked_2 (int, int) __attribute__ ((cf_check));

FUNCTION (first, plain_1, p[0])
FUNCTION (second, plain_2, p[0])
FUNCTION (third, marked_1, p[0])
FUNCTION (fourth, marked_2, p[0])
