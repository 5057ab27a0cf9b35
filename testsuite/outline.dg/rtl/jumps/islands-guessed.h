/* A function in which jumps pass over CODE, whose length GCC guesses.  SPDX-License-Identifier: GPL-3.0-or-later  */

extern int f (int), g (int);

#define JUMPS_OVER(CODE) \
  int h (int a, int *p) \
  { \
    if (a == 5) \
      goto out; \
    p[100] = f (a); \
    if (p[200] == 7) \
      goto out; \
    if (f (1)) \
      { \
        g (1); \
        goto out2; \
      } \
    CODE; \
  out2: \
    p[LAST] = f (9); \
    return 1; \
  out: \
    g (11); \
    f (9); \
    g (12); \
    return 44; \
  }
