/* Twenty functions call "one" and twenty call "other"; in the source they take turns.  NEAR: how many of them, at
   least, are near to what they call; MOST: at most.  */
#include "../check.h"

int value[64];

FN void one (int x) { value[x & 63] += x * 3; }
FN void other (int x) { value[x & 63] ^= x * 5; }

#define CALLER(NAME, HUB, N)                                                                                          \
  FN void NAME (int x)                                                                                                \
  {                                                                                                                   \
    HUB (x * (N + 3) + value[N]);                                                                                     \
    value[N + 1] = value[N + 2] * (x + N) - value[(x ^ N) & 63];                                                      \
    HUB (value[N + 3] / (x | 1) + N * 1001);                                                                          \
    value[N + 4] = value[N + 5] % (x | N) + N * 77;                                                                   \
    HUB (value[N + 6] << (N % 7));                                                                                    \
    value[N + 7] -= (value[N + 8] ^ N * 3) >> (N % 5);                                                                \
    HUB (N);                                                                                                          \
  }
#define PAIR(N) CALLER (to_one_##N, one, N) CALLER (to_other_##N, other, N)
#define ALL(DO)                                                                                                       \
  DO (1) DO (2) DO (3) DO (4) DO (5) DO (6) DO (7) DO (8) DO (9) DO (10)                                              \
  DO (11) DO (12) DO (13) DO (14) DO (15) DO (16) DO (17) DO (18) DO (19) DO (20)

ALL (PAIR)

static int
near_p (void (*function) (int), void (*called) (int))
{
  long distance = (char *) function - (char *) called;
  return distance > -2000 && distance < 2000;
}

MAIN
{
  int near = 0;
#define COUNT(N) near += near_p (to_one_##N, one) + near_p (to_other_##N, other);
  ALL (COUNT)
#define RUN(N) to_one_##N (N); to_other_##N (N);
  ALL (RUN)
  CHECK (near >= NEAR && near <= MOST);
}
