/* Functions with the same code around asm.  SPDX-License-Identifier: GPL-3.0-or-later  */

extern volatile int first, second, third;
extern void callee (int);
#define SAME first = 1001, second = 2002, third = 3003

#define FUNCTION(NAME, ASM) \
  void NAME (void) { callee (1); SAME; callee (8); SAME; __asm__ volatile (ASM ::: "a0"); callee (9); }
FUNCTION (a, COMPRESSED)
FUNCTION (b, ENCODED)
FUNCTION (c, OPTION)
