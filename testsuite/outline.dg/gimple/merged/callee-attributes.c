/* A callee becomes a parameter only if callers treat all of them alike: after a call of a function that returns by an
   indirect jump there is a landing pad.  A function that begins with none does not become one.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fcf-protection=full -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler "\tcall\tindirectly\[^\n\]*\n\tendbr64" } } */
/* { dg-final { scan-assembler-times "\tjmp\tfirst\\.merged\\." 2 } } */
/* { dg-final { scan-assembler-times "\tcall\tunchecked" 2 } } */

#include "callees.h"

int indirectly (int, int) __attribute__ ((indirect_return));
__attribute__ ((noipa)) int one (int x, int y) { return v[x & 15] + y; }
__attribute__ ((noipa)) int other (int x, int y) { return v[y & 15] * x; }
int unchecked_1 (int, int) __attribute__ ((nocf_check)), unchecked_2 (int, int) __attribute__ ((nocf_check));

FUNCTION (first, one, p[0])
FUNCTION (second, indirectly, p[0])
FUNCTION (third, other, p[0])
FUNCTION (fourth, unchecked_1, p[0])
FUNCTION (fifth, unchecked_2, p[0])
