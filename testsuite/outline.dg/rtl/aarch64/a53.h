/* The code of the erratum: a load or store, and a multiplication after it.  */
#define FUNCTION(NAME, N) \
  ATTRIBUTE long \
  NAME (long *p, long x, long y, long z) \
  { \
    p[N] = 1; p[0] = x; p[1] = y + z; p[2] = z; p[5] = x; \
    return x * y + z; \
  }
FUNCTION (a, 7)
FUNCTION (b, 8)
FUNCTION (c, 9)
FUNCTION (d, 10)
