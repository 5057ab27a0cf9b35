/* A constant that a function loads twice, at its beginning and at its end.  SPDX-License-Identifier: GPL-3.0-or-later

   INSIDE: stores of four bytes between the loads; BETWEEN: those of a function between this one and the next that
   loads the constant.  */

#include "../check.h"

#define ONE(N) p[N] = x;
#define TEN(N) ONE (N) ONE ((N) + 1) ONE ((N) + 2) ONE ((N) + 3) ONE ((N) + 4) \
  ONE ((N) + 5) ONE ((N) + 6) ONE ((N) + 7) ONE ((N) + 8) ONE ((N) + 9)
#define FIFTY(N) TEN (N) TEN ((N) + 10) TEN ((N) + 20) TEN ((N) + 30) TEN ((N) + 40)
/* No register keeps the constant.  */
#define FORGET \
  __asm__ volatile ("" : : : "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", \
                    "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20", "s21", \
                    "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31")

volatile int values[1000];
volatile float scaled[2] = { 4, 8 };

FN void
a (volatile int *p, volatile float *v, int x)
{
  v[0] *= 1.2345f;
  FORGET;
  INSIDE
  v[1] *= 1.2345f;
}

FN void
between (volatile int *p, int x)
{
  BETWEEN
}

FN float
b (float x)
{
  return x + 1.2345f;
}

MAIN
{
  a (values, scaled, 3);
  between (values, 3);
  CHECK (scaled[0] == 4 * 1.2345f && scaled[1] == 8 * 1.2345f && b (1) == 1 + 1.2345f);
  return 0;
}
