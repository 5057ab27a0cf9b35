/* A callee becomes a parameter only if callers treat all of them alike: after a call of a function that returns by an
   indirect jump there is a landing pad.  A function that begins with none does not become one.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fcf-protection=full -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler "\tcall\tindirectly\[^\n\]*\n\tendbr64" } } */
/* { dg-final { scan-assembler-times "\tjmp\tfirst\\.merged\\." 2 } } */
/* { dg-final { scan-assembler-times "\tcall\tunchecked" 2 } } */

int v[16];
int indirectly (int, int) __attribute__ ((indirect_return));
int one (int, int), other (int, int);
int unchecked_1 (int, int) __attribute__ ((nocf_check)), unchecked_2 (int, int) __attribute__ ((nocf_check));

#define FUNCTION(NAME, CALLEE) \
void __attribute__ ((noinline)) \
NAME (int *p, int n) \
{ \
  for (int i = 0; i < n; i++) \
    if (p[i] & 1) \
      v[i & 15] += p[i] * 3; \
    else \
      v[(i + 1) & 15] ^= p[i] - 7; \
  CALLEE (n, p[0]); \
  for (int i = n; i-- > 0;) \
    p[i] = v[i & 15] ? v[i & 15] + 1 : p[i] * 2; \
}

FUNCTION (first, one)
FUNCTION (second, indirectly)
FUNCTION (third, other)
FUNCTION (fourth, unchecked_1)
FUNCTION (fifth, unchecked_2)
