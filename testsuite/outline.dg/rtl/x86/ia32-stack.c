/* With 32 bits a call pushes four bytes: what a called fragment reads from the stack is four bytes further up.  Calls
   with arguments on the stack stay with them: what a fragment calls would look for them beside its return address.  */
/* { dg-do compile { target x86_64-*-* i?86-*-* } } */
/* { dg-options "-m32 -Os -fno-pie -mpreferred-stack-boundary=2 -fomit-frame-pointer -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\tmovl\t8\(%esp\), %e\w\w\n} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t(?!ret)[^\n]*\n)*\tcall\tput\n(\t(?!ret|jmp)[^\n]*\n)*\tret} } } */

int put (int, int);
extern volatile int first, second;
__attribute__ ((noinline)) int a (int x) { first = x; second = x + 3; first = x ^ 9; return put (first, 3) + 1; }
__attribute__ ((noinline)) int b (int x) { first = x; second = x + 3; first = x ^ 9; return put (first, 3) + 2; }
__attribute__ ((noinline)) int c (int x) { first = x; second = x + 3; first = x ^ 9; return put (first, 3) + 3; }
