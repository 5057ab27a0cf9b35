/* Functions with the same code between an exclusive load and its store.  */
int other (int);
#define FUNCTION(N) \
  int \
  f##N (int x, int *q) \
  { \
    int v = other (x + N); \
    int r = __atomic_fetch_nand (q, v, __ATOMIC_SEQ_CST); \
    q[N] = r; \
    return other (r) + N; \
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)
