/* A call that must be a tail call is not moved into a function of its own.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc15 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { refused must-tail-call f g } } */
/* { dg-final { scan-assembler-times {\n\tjmp\t(\*|callee)} 2 x86_64 } } */

extern int callee (int, int);

int
f (int x)
{
  __attribute__ ((musttail)) return callee (x + 77, x ^ 1234);
}

int
g (int x)
{
  __attribute__ ((musttail)) return callee (x + 78, x ^ 1235);
}
