/* A second round outlines from what the first one made, and what the calls
   of its functions repeat with.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rounds=2 -save-temps" } */
/* { dg-final { outlined >= 2 } } */
/* { dg-final { scan-assembler "(call|tail|jmp|bl?)\\s+one\\.outline\\.\\w+.*(call|tail|jmp|bl?)\\s+one\\.outline\\.\\w+" } } */

int sum;
__attribute__ ((noipa)) void add (int a, int b, int c) { sum = sum * 3 + a * b + c; }

#define FN __attribute__ ((noinline))
#define BODY(X) add (X, 1, 2); add (X + 1, 3, 4); add (X + 2, 5, 6); add (X + 3, 7, 8)

FN int one (int x) { BODY (x); __asm__ ("# 1"); return x * 3; }
FN int two (int x) { BODY (x); __asm__ ("# 2"); return x * 5; }
FN int three (int x) { BODY (x); __asm__ ("# 3"); return x * 7; }

__attribute__ ((noipa)) int
main (void)
{
  int expected = 0;
  for (int x = 1; x <= 3; x++)
    for (int i = 0; i < 4; i++)
      expected = expected * 3 + (x + i) * (2 * i + 1) + 2 * i + 2;
  return !(one (1) == 3 && two (2) == 10 && three (3) == 21 && sum == expected);
}
