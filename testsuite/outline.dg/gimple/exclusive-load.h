/* Loops around an exclusive load and its store.
   SPDX-License-Identifier: GPL-3.0-or-later

   LOAD, STORE and LOOP, which is both in one, are texts of asm.  */

static inline unsigned
load (volatile unsigned *p)
{
  unsigned value;
  __asm__ volatile (LOAD : "=r" (value) : "r" (p) : "memory");
  return value;
}

static inline unsigned
store (unsigned value, volatile unsigned *p)
{
  unsigned failed;
  __asm__ volatile (STORE : "=&r" (failed) : "r" (p), "r" (value) : "memory");
  return failed;
}

static inline unsigned
loop (volatile unsigned *p)
{
  unsigned value;
  __asm__ volatile (LOOP : "=&r" (value) : "r" (p) : "memory", "cc");
  return value;
}

#define MIX(VALUE) (((((VALUE) & m[0]) | m[1]) ^ m[2]) + m[3] * m[4] + m[5])

#define BAD(N) \
unsigned bad_##N (volatile unsigned *p, unsigned *m) \
{ \
  unsigned value; \
  do \
    value = MIX (load (p)); \
  while (store (value, p)); \
  return value * N; \
}

#define GOOD(N) \
unsigned good_##N (volatile unsigned *p, unsigned *m) \
{ \
  unsigned value; \
  do \
    value = MIX (loop (p)); \
  while (value); \
  return p[2] * N; \
}

BAD (1)
BAD (2)
GOOD (1)
GOOD (2)
