/* Functions that share three instructions.  WHERE (CODE) executes CODE under conditions on a and b.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int third;
#define OWN(N) (third = N)
#define SAME (p[1] = p[2], p[0])

#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) void \
  NAME (int a, int b, volatile int *p) \
  { \
    OWN (N); \
    WHERE (SAME; OWN (N + 1);) \
    OWN (N + 2); \
  }
#define FOUR(NAME, N) \
  FUNCTION (NAME##1, N) FUNCTION (NAME##2, N + 4) FUNCTION (NAME##3, N + 8) FUNCTION (NAME##4, N + 12)
FOUR (f, 0) FOUR (g, 20) FOUR (h, 40)

__attribute__ ((noipa)) int
main (void)
{
  volatile int at[] = { 1, 2, 3 };
#define CALL(NAME) NAME##1 (1, 1, at), NAME##2 (1, 1, at), NAME##3 (1, 1, at), NAME##4 (1, 1, at)
  CALL (f), CALL (g), CALL (h);
  return at[1] != 3 || third != 54;
}
