/* Results beyond two go through pointers, whatever their types.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-ipa-dump outline "results (8|10) " } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

#define BODY(A, B, P) \
  int a = twice (A); \
  note (a); \
  short b = (short) twice (B); \
  note (b); \
  double c = a * 1.5; \
  note (9); \
  _Bool d = twice (a) > b; \
  note (d); \
  const char *e = P + a; \
  note (*e)

FN double
first (int x, int y, const char *p)
{
  BODY (x, y, p);
  OWN (1);
  return a + b + c + d + (e - p);
}

FN double
second (int x, int y, const char *p)
{
  BODY (x, y, p);
  OWN (2);
  return a * 2 - b - c - d + (e - p);
}

int
main (void)
{
  CHECK (first (1, 70000, "abcdef") == 2 + (short) 140000 + 3 + 0 + 2);
  CHECK (second (1, -70000, "abcdef") == 4 - (short) -140000 - 3 - 1 + 2);
  return 0;
}
