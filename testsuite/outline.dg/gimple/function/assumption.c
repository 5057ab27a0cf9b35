/* What an assumption says is a function that is never expanded: nothing is outlined from
   it, and the functions around are outlined from and folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target gcc13 } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { folded any >= 1 folding } } */
/* { dg-final { scan-assembler-not "_assume" } } */

extern int table[16];
int use (int, int, int);

#define ASSUME(N) \
  __attribute__ ((assume (table[x] == N && table[x + 1] == N * 2 \
                          && table[x + 2] == N * 3 && table[x + 3] == N + 7)))
#define BODY(N) use (x, N, 1); use (x + 1, N, 2); use (x + 2, N, 3); \
                use (x + 3, N, 4)

int first (int x) { ASSUME (3); BODY (x * 2); return x * 3 + table[x]; }
int second (int x) { ASSUME (5); BODY (x * 2); return x * 5 + table[x]; }
int third (int x) { ASSUME (7); BODY (x * 2); return x * 7 + table[x]; }
