/* What is no smaller when outlined is left alone; longer code is not.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */
/* { dg-final { refused cost short_1 } } */
/* { dg-final { scan-assembler "long_\\d\\.outline" } } */
/* { dg-final { scan-assembler-not "short_\\d\\.outline" } } */

void a (int), b (int);
#define LONG(X) a (X), a (X + 1), a (X + 2), a (X * 3), a (X ^ 4), a (X + 5), \
  a (X | 9), a (X & 17), a (X - 5), a (X * 11)

void long_1 (int x) { LONG (x); __asm__ ("# 1"); }
void long_2 (int x) { LONG (x); __asm__ ("# 2"); }
void long_3 (int x) { LONG (x); __asm__ ("# 5"); }
void short_1 (int x) { b (x), b (x + 1); __asm__ ("# 3"); }
void short_2 (int x) { b (x), b (x + 1); __asm__ ("# 4"); }
