/* An asm goto stays, and its labels; what is around it is folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "# to" 4 } } */
/* { dg-missed "partly folded: asm: " "" { target *-*-* } 0 } */
/* { dg-missed "not folded: noipa: " "" { target *-*-* } 0 } */

volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003
static int trace;
__attribute__ ((noipa)) void f (int n) { trace = trace * 31 + n; }
#define JUMP(LABEL) __asm__ goto ("testl %0, %0; jne %l1 # to" : : "r" (x) : "cc" : LABEL)
__attribute__ ((noinline)) int a (int x) { f (x); SAME; JUMP (out); f (1); SAME; f (2); JUMP (out); SAME; return 1; out: SAME; f (5); return 2; }
__attribute__ ((noinline)) int b (int x) { f (x); SAME; JUMP (out); f (1); SAME; f (2); JUMP (out); SAME; return 3; out: SAME; f (5); return 4; }
__attribute__ ((noipa)) int
main (void)
{
  if (a (0) != 1 || trace != 33)
    __builtin_abort ();
  trace = 0;
  if (b (0) != 3 || trace != 33)
    __builtin_abort ();
  trace = 0;
  if (a (1) != 2 || trace != 36)
    __builtin_abort ();
  trace = 0;
  if (b (1) != 4 || trace != 36)
    __builtin_abort ();
  return 0;
}
