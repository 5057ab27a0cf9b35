/* An outlined function that ends in a call clears what it has used after that, as each of its sites would have.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fzero-call-used-regs=used -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-times "call\tcalled" 1 } } */
/* { dg-final { scan-assembler-not "jmp\tcalled" } } */

void called (int);
extern int a, b, c;

#define CODE a = x * 3; b = x + 5; c = x ^ 7; called (x)

int f1 (int x) { CODE; return 1; }
int f2 (int x, int y) { CODE; return y; }
int f3 (int x) { CODE; return x; }
