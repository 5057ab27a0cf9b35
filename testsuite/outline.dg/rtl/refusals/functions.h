/* Two functions that are ATTRIBUTE, with code that repeats.
   SPDX-License-Identifier: GPL-3.0-or-later  */

extern volatile int first, second, third;
extern void callee (int);
#define SAME first = 1001, second = 2002, third = 3003

__attribute__ ((noinline)) ATTRIBUTE void a (void) { callee (1); SAME; callee (8); SAME; __asm__ volatile ("# 1"); callee (9); }
__attribute__ ((noinline)) ATTRIBUTE void b (void) { callee (2); SAME; callee (8); SAME; __asm__ volatile ("# 2"); callee (9); }
