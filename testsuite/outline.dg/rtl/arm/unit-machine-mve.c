/* Nor does a function without vectors make a unit one of which folding knows all.  */
/* { dg-do compile } */
/* { dg-options "-mthumb -mcpu=cortex-m55 -mfloat-abi=hard -Oz -fplugin-arg-outline-gimple=off -fopt-info-ipa-missed" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any == 0 } } */
/* { dg-message "nothing is folded: folding is not implemented for MVE" "" { target *-*-* } 0 } */

int g (int);
extern volatile int io[8];

__attribute__ ((target ("general-regs-only"))) int
plain (int x)
{
  return g (x * 7 + 1);
}

#define F(NAME, K) \
  int \
  NAME (int x, int y) \
  { \
    io[0] = x; \
    io[1] = y; \
    io[2] = 5; \
    io[3] = g (x); \
    io[4] = y; \
    return g (x * 3) + K; \
  }
F (a, 1) F (b, 2) F (c, 3)
