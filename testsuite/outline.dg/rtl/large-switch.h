/* A switch with 150 alternatives that end alike.  SPDX-License-Identifier: GPL-3.0-or-later  */

extern int values[];
int use (int, int);

#define ONE(N) case N: values[N] = x; sum += use (x, 7); sum ^= 3; break;
#define FIVE(N) ONE (N) ONE (N + 1) ONE (N + 2) ONE (N + 3) ONE (N + 4)
#define THIRTY(N) FIVE (N) FIVE (N + 5) FIVE (N + 10) FIVE (N + 15) FIVE (N + 20) FIVE (N + 25)

int
alike (int kind, int x)
{
  int sum = 0;
  for (; kind; kind--)
    switch (kind * 5 % 151)
      {
      THIRTY (0) THIRTY (30) THIRTY (60) THIRTY (90) THIRTY (120)
      }
  return sum;
}
