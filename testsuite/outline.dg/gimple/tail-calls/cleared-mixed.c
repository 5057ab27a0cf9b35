/* A region that ends in a tail call, after which no register is cleared, is not outlined with one that returns and clears
   what it has used: without the calls they are.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fzero-call-used-regs=used -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-times "call\tcalled" 2 } } */
/* { dg-final { scan-assembler-times "jmp\tcalled" 1 } } */

void called (int);
extern int a, b, c;

#define CODE a = x * 3; b = x + 5; c = x ^ 7; called (x)

int f1 (int x) { CODE; return 1; }
int f2 (int x, int y) { CODE; return y; }
void f3 (int x) { CODE; }
