/* Two functions that make the same stores, and compute values before which they use after: other values, so that only
   the stores are equal.  AMONG stands among the stores.  */

struct state { int a[16]; };

#define STORES(Q, R) \
  s->a[0] = 4 + Q; s->a[1] = 9 * R; s->a[12] += R * 3; s->a[4] ^= R; s->a[5] = R; s->a[7] |= 0x1000; s->a[8] = Q * 3; \
  s->a[9] = R + Q; s->a[10] -= 5; s->a[3] += Q;

#define STORING(NAME, FIRST, SECOND) \
  __attribute__ ((noinline)) T NAME (struct state *s, int q, int r, const T *d) \
  { \
    FIRST (0) FIRST (1) FIRST (2) FIRST (3) FIRST (4) FIRST (5) FIRST (6) FIRST (7) FIRST (8) FIRST (9) \
    AMONG \
    STORES (q, r) \
    T sum = 1; \
    SECOND (0) SECOND (1) SECOND (2) SECOND (3) SECOND (4) SECOND (5) SECOND (6) SECOND (7) SECOND (8) SECOND (9) \
    return sum; \
  }

#define PRODUCT(I) T v##I = d[I] * d[I + 1];
#define DIFFERENCE(I) T v##I = d[I + 4] - d[I];
#define ADDED(I) sum = sum * v##I + I;
#define SUBTRACTED(I) sum = (v##I - sum) * I;

STORING (first, PRODUCT, ADDED)
STORING (second, DIFFERENCE, SUBTRACTED)

int
__attribute__ ((noipa)) main (void)
{
  struct state s = { { 0 } };
  T d[14], added = 1, subtracted = 1;
  for (int i = 0; i < 14; i++)
    d[i] = i % 3 - 1;
  for (int i = 0; i < 10; i++)
    {
      added = added * (d[i] * d[i + 1]) + i;
      subtracted = (d[i + 4] - d[i] - subtracted) * i;
    }
  if (first (&s, 1, 2, d) != added || s.a[1] != 18 || s.a[12] != 6)
    return 1;
  return !(second (&s, 2, 1, d) == subtracted && s.a[1] == 9 && s.a[12] == 9);
}
