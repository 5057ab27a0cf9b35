/* As exclusive.h, with the instructions in asm.  */
int other (int);
#define FUNCTION(N) \
  int \
  f##N (int x, int *q) \
  { \
    unsigned failed; \
    int v = other (x + N), r; \
    do \
      { \
        __asm__ volatile (LOAD " %0, [%1]" : "=r" (r) : "r" (q)); \
        r = (r ^ v) * v + (r & 0xff00); \
        __asm__ volatile (STORE " %" W "0, %" W "1, [%2]" \
                          : "=&r" (failed) : "r" (r), "r" (q) : "memory"); \
      } \
    while (failed); \
    return other (r) + N; \
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)
