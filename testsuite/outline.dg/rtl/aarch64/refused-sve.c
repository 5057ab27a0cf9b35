/* Functions with arguments of variable size are left alone; fixed-size code of
   the same unit is not.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -march=armv8-a+sve" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused stack a b } } */
/* { dg-final { folded any >= 1 } } */

#include <arm_sve.h>
extern volatile int first, second, third;
extern void callee (int);
#define SAME first = 1001, second = 2002, third = 3003
svint32_t a (svint32_t v, int x) { callee (x); SAME; callee (8); __asm__ volatile ("# 1"); return v; }
svint32_t b (svint32_t v, int x) { callee (x); SAME; callee (8); __asm__ volatile ("# 2"); return v; }
void c (int x) { callee (x + 1); SAME; callee (8); __asm__ volatile ("# 3"); callee (9); }
void d (int x) { callee (x + 2); SAME; callee (8); __asm__ volatile ("# 4"); callee (9); }
