/* With -mmanual-endbr a function that is not marked has no landing pad, and no callee becomes a parameter.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fcf-protection=branch -mmanual-endbr -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 0 } } */
/* { dg-final { scan-assembler-times "\tcall\tplain" 2 } } */
/* { dg-final { scan-assembler-times "\tcall\tmarked" 2 } } */

#include "callees.h"

__attribute__ ((noipa)) int plain_1 (int x, int y) { return v[x & 15] + y; }
__attribute__ ((noipa)) int plain_2 (int x, int y) { return v[y & 15] * x; }
__attribute__ ((noipa, cf_check)) int marked_1 (int x, int y) { return v[x & 15] - y; }
__attribute__ ((noipa, cf_check)) int marked_2 (int x, int y) { return v[y & 15] ^ x; }

FUNCTION (first, plain_1, p[0])
FUNCTION (second, plain_2, p[0])
FUNCTION (third, marked_1, p[0])
FUNCTION (fourth, marked_2, p[0])
