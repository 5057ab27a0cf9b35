/* With -fno-function-cse calls name the functions that they call: callees do not become parameters.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-function-cse -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 0 } } */

#include "callees.h"

__attribute__ ((noipa)) int here_1 (int x, int y) { return v[x & 15] + y; }
__attribute__ ((noipa)) int here_2 (int x, int y) { return v[y & 15] * x; }

FUNCTION (third, here_1, p[0])
FUNCTION (fourth, here_2, p[0])
