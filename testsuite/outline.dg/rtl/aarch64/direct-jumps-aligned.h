/* Ends that functions share after conditional jumps.  */
void other (int *), another (int *);
#define END p[5] += 9; p[7] = 11; p[8] = 12; p[9] = p[1] + p[2]; other (p);
#define FUNCTION(N, CONDITION) \
  ALIGNED void f##N (int *p, long x, long y) \
  { if (CONDITION) { p[0] = N; another (p + N); return; } END }
FUNCTION (1, x & 4)
FUNCTION (2, y & 8)
FUNCTION (3, x & 1)
FUNCTION (4, x == y)
FUNCTION (5, x == 0)
