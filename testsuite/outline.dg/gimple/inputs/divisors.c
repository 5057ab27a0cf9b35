/* A number that GCC divides or shifts by without its library is no parameter: dividing
   by that would be a call.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler-not {__(u?(div|mod)[sdt]i3|(ash|lsh)[lr][dt]i3|aeabi_\w*(div|mod|ls[lr]|asr))} } } */

#include "../check.h"

#ifdef __SIZEOF_INT128__
typedef __int128 wide;
#else
typedef long long wide;
#endif


/* NAME (p) with numbers of its own.  */
#define INTS(NAME, A, B, C) \
FN void NAME (int *p) \
{ \
  p[0] = p[1] / A, p[1] = p[2] ^ 9; \
  p[2] = p[3] % B - 11, p[3] = p[4] + p[5]; \
  p[4] = (unsigned) p[6] / (0u - C); \
  OWN (A); \
}
INTS (ints_1, 8, 16, 2)
INTS (ints_2, 16, 8, 3)
INTS (ints_3, 4, 32, 4)

#define WIDE(NAME, A, B) \
FN void NAME (wide *p) \
{ \
  p[0] = p[1] / A, p[1] = p[2] << B; \
  p[2] = (p[3] >> A) + p[4], p[3] ^= p[5]; \
  p[4] |= p[6] + p[5], p[5] = p[6] % B; \
  OWN (A); \
}
WIDE (wide_1, 8, 16)
WIDE (wide_2, 16, 8)
WIDE (wide_3, 4, 32)

int
main (void)
{
  int a[] = { 0, 100, 1, 100, 3, 4, -1 };
  ints_1 (a);
  CHECK (a[0] == 12 && a[1] == 8 && a[2] == 4 - 11 && a[3] == 7 && a[4] == 1);
  a[3] = 100;
  ints_2 (a);
  CHECK (a[0] == 0 && a[1] == (-7 ^ 9) && a[2] == 4 - 11 && a[4] == 1);
  a[1] = 100, a[6] = -5;
  ints_3 (a);
  CHECK (a[0] == 25 && a[4] == 0);

  wide b[] = { 0, 100, 1, 1 << 10, 2, 3, 4 };
  wide_1 (b);
  CHECK (b[0] == 12 && b[1] == 1 << 16 && b[2] == 6 && b[3] == (1 << 10 ^ 3));
  CHECK (b[4] == 7 && b[5] == 4);
  wide_2 (b);
  CHECK (b[0] == 1 << 12 && b[1] == 6 << 8 && b[2] == 7 && b[5] == 4);
  wide_3 (b);
  CHECK (b[0] == 6 << 6 && b[1] == (wide) 7 << 32 && b[5] == 4);
  return 0;
}
