/* Constants that fragment and code load, with much code after.
   SPDX-License-Identifier: GPL-3.0-or-later

   BEFORE and CODE are what both functions have in common.  A load of floating
   point reaches 1 KB.  */

#include "../check.h"

#define ONE(WHAT, N) WHAT (N)
#define TEN(WHAT, N) \
  WHAT (N) WHAT ((N) + 1) WHAT ((N) + 2) WHAT ((N) + 3) WHAT ((N) + 4) \
  WHAT ((N) + 5) WHAT ((N) + 6) WHAT ((N) + 7) WHAT ((N) + 8) WHAT ((N) + 9)
#define FIFTY(WHAT, N) \
  TEN (WHAT, N) TEN (WHAT, (N) + 10) TEN (WHAT, (N) + 20) \
  TEN (WHAT, (N) + 30) TEN (WHAT, (N) + 40)

/* Four bytes of code, and a load of a constant with that.  */
#define STORE(N) p[N] = x;
#define STORE_CONSTANT(N) p[N] = 0x12345678 + (N) * 0x1234567u;

volatile int values[2000];
volatile float scaled[4];

/* No register keeps the constant.  */
#define FORGET \
  __asm__ volatile ("" : : : "memory", "lr", \
                    "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", \
                    "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", \
                    "s17", "s18", "s19", "s20", "s21", "s22", "s23", "s24", \
                    "s25", "s26", "s27", "s28", "s29", "s30", "s31")

FN void
a (volatile int *p, volatile float *v, int x)
{
  BEFORE
  p[7] = x + 7;
  FORGET;
  CODE
  p[7] = x - 7;
}

FN void
b (volatile int *p, volatile float *v, int x)
{
  BEFORE
  p[9] = x + 9;
  FORGET;
  CODE
  p[9] = x - 9;
}

MAIN
{
  for (int i = 0; i < 2; i++)
    {
      scaled[0] = 4 + i;
      (i ? b : a) (values, scaled, i + 5);
      CHECK (scaled[2] == (4 + i) * 1.2345f && values[i ? 9 : 7] == (i ? -3 : -2));
      CHECK (values[1000] == i + 5 && values[1049] == i + 5);
    }
  return 0;
}
