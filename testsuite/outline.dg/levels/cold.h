/* A function NAME with twenty statements in a cold block, which the second scheduling changes.  */
__attribute__ ((cold)) void rare (int, long, int, int);
extern int total, others[];

#define WITH_COLD_BLOCK(NAME, NUMBER)                                   \
  int                                                                   \
  NAME (int *p, int x)                                                  \
  {                                                                     \
    if (x == NUMBER)                                                    \
      {                                                                 \
        rare (p[0] * 3, p[1] + x, (x << 4) | 7, p[2] & 15);             \
        total = p[3] + others[1] * 5;                                   \
        others[2] = p[4] ^ x;                                           \
      }                                                                 \
    return x + p[5];                                                    \
  }
