/* A function NAME that runs, with two rare blocks at its end that jump back to one label, and an aligned loop.  */

#include "stores.h"

#define FUNCTION(NAME)                                                  \
  __attribute__ ((noinline)) int                                        \
  NAME (int a, int b, int c)                                            \
  {                                                                     \
    if (__builtin_expect_with_probability (v[54] < 0, 0, 0.7))          \
      {                                                                 \
        v[50] = a;                                                      \
        if (v[60] > c)                                                  \
          goto again;                                                   \
        v[51] = c;                                                      \
        return 4;                                                       \
      }                                                                 \
    STORES (8);                                                         \
    if (__builtin_expect_with_probability (v[55] < 0, 0, 0.7))          \
      {                                                                 \
        v[52] = b;                                                      \
        if (v[61] > c)                                                  \
          goto again;                                                   \
        v[53] = a;                                                      \
        return 5;                                                       \
      }                                                                 \
    STORES (12);                                                        \
  again:                                                                \
    STORES (36);                                                        \
    STORES (40);                                                        \
    for (int i = 0; i < a; i++)                                         \
      b += v[i & 3] * b;                                                \
    STORES (16);                                                        \
    STORES (20);                                                        \
    STORES (24);                                                        \
    STORES (28);                                                        \
    STORES (32);                                                        \
    if (v[62] > c)                                                      \
      __builtin_abort ();                                               \
    return v[63] + b;                                                   \
  }
