/* What asks for the shadow stack, or moves it, has its function's return address there.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -mshstk" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused frame-address tells told moves moved } } */
/* { dg-final { scan-assembler-times "rdsspq" 2 } } */
/* { dg-final { scan-assembler-times "incsspq" 2 } } */

int c, d, e;

unsigned long tells (int x) { c = x; d = x + 1; return __builtin_ia32_rdsspq (); }
unsigned long told (int x) { c = x; d = x + 1; return __builtin_ia32_rdsspq () + 1; }
void moves (int x) { c = x; __builtin_ia32_incsspq (x); d = x + 1; }
void moved (int x) { c = x; __builtin_ia32_incsspq (x); d = x + 1; e = 1; }
