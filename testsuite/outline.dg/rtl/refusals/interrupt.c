/* An interrupt handler returns in a way of its own.  */
/* { dg-do compile } */
/* { dg-options "-Os -mgeneral-regs-only -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */
/* { dg-missed "not folded: interrupt: " "" { target *-*-* } 0 } */

volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003
struct frame;
__attribute__ ((interrupt)) void a (struct frame *f) { SAME; __asm__ volatile ("# 1"); SAME; __asm__ volatile ("# 3"); }
__attribute__ ((interrupt)) void b (struct frame *f) { SAME; __asm__ volatile ("# 2"); SAME; __asm__ volatile ("# 4"); }
