/* Functions with sequences that repeat.  */
#include "../check.h"

int total[16];

#define FUNCTION(NAME, A, B)                                                                                          \
  FN int NAME (int x)                                                                                                 \
  {                                                                                                                   \
    note (x * A);                                                                                                     \
    total[1] = x + 9;                                                                                                 \
    total[2] = total[1] ^ 29;                                                                                         \
    total[3] = total[2] - x;                                                                                          \
    total[4] += 5;                                                                                                    \
    note (x + B);                                                                                                     \
    total[B] = x;                                                                                                     \
    return x * A;                                                                                                     \
  }

FUNCTION (one, 3, 5)
FUNCTION (two, 7, 6)
FUNCTION (three, 11, 7)
FUNCTION (four, 13, 8)

MAIN
{
  CHECK (one (1) + two (2) + three (3) + four (4) == 3 + 14 + 33 + 52);
  CHECK (total[1] == 13 && total[2] == (13 ^ 29) && total[3] == (13 ^ 29) - 4 && total[4] == 20);
  CHECK (total[5] == 1 && total[6] == 2 && total[7] == 3 && total[8] == 4);
}
