/* Functions with variables in memory: what is outlined may get their addresses, and must not run in a frame that is gone;
   the tail call stays one.  */
/* { dg-do run } */
/* { dg-require-effective-target tail_calls } */

#include "steps.h"

typedef long operation (long, long);
extern operation *const next[2];

#define USE_MEMORY(N, S)                           \
  long v[6];                                       \
  for (int i = 0; i < 6; i++)                      \
    v[i] = S + i;                                  \
  v[N & 3] += N;                                   \
  v[(N + 1) & 3] ^= S;                             \
  v[(N + 2) & 3] -= v[N & 1];                      \
  cells[26] += v[S & 3]

static FN long
first (long n, long s)
{
  USE_MEMORY (n, s);
  if (!n)
    return s + (v[0] & 0);
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s);
}

static FN long
second (long n, long s)
{
  USE_MEMORY (n, s);
  if (!n)
    return s + (v[1] & 0);
  cells[43] = n;
  WORK (n, s);
  return next[cells[25] & 1] (n - 1, s);
}

operation *const next[2] = { first, second };

int
main (void)
{
  return first (STEPS / 10, 1) != 1;
}
