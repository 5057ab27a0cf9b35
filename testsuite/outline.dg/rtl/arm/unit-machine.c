/* What the unit is compiled for decides, not what its last function is: here the code of
   all others is shared.  */
/* { dg-do compile } */
/* { dg-options "-marm -mcpu=arm926ej-s -mfloat-abi=soft -Oz -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */

int g (int), h (int, int);
extern volatile int io[8];

__attribute__ ((target ("thumb"))) int
thumb (int x)
{
  return g (x * 7 + 1);
}

#define F(NAME, K) \
  __attribute__ ((noinline)) int \
  NAME (int x, int y) \
  { \
    int z = g (x + K); \
    if (y > K) \
      h (y, z); \
    io[0] = z; \
    io[1] = y; \
    io[2] = 5; \
    z += h (z, y); \
    io[3] = z; \
    io[4] = y; \
    return h (z * 3, y) + 7; \
  }
F (a, 1) F (b, 2) F (c, 3)
