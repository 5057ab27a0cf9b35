/* Callees become a parameter only if the unit defines them and no other definition can replace them: the address of one
   that may be in a shared library would be looked for as soon as that is loaded, even if it is never called.  */
/* { dg-do compile } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler-not "elsewhere_.*GOT" } } */

#include "callees.h"

int elsewhere_1 (int, int), elsewhere_2 (int, int);
int declared_1 (int, int) __attribute__ ((visibility ("hidden")));
int declared_2 (int, int) __attribute__ ((visibility ("hidden")));
__attribute__ ((noipa)) int replaced_1 (int x, int y) { return v[x & 15] ^ y; }
__attribute__ ((noipa)) int replaced_2 (int x, int y) { return v[y & 15] - x; }
__attribute__ ((noipa, visibility ("hidden"))) int here_1 (int x, int y) { return v[x & 15] + y; }
__attribute__ ((noipa, visibility ("hidden"))) int here_2 (int x, int y) { return v[y & 15] * x; }

FUNCTION (first, elsewhere_1, p[0])
FUNCTION (second, elsewhere_2, p[0])
FUNCTION (third, here_1, p[0])
FUNCTION (fourth, here_2, p[0])
FUNCTION (fifth, declared_1, p[0])
FUNCTION (sixth, declared_2, p[0])
FUNCTION (seventh, replaced_1, p[0])
FUNCTION (eighth, replaced_2, p[0])
