/* Calls inside of sequences, with 32 bits.  SPDX-License-Identifier: GPL-3.0-or-later  */

int get (void);
extern volatile int first, second, third;
#define FN __attribute__ ((noinline, regparm (1)))
#define BODY first = get (), second = get () + 3, third = get () ^ 5;
FN int a (int x) { BODY return x + 3; }
FN int b (int x) { first = x; BODY return x * 7; }
FN int c (int x) { second = 9; BODY return x ^ 77; }
