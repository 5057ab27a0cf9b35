/* A call of a weak function that may be missing is no tail call in a function that is
   outlined from an outlined one, either.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=off -fplugin-arg-outline-merge-functions=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { outlined >= 2 } } */
/* { dg-final { scan-assembler-not {\tb\tmissing} } } */

void missing (int) __attribute__ ((weak));
extern int v[16];
#define FIRST v[0] = p[1] + 3; v[1] = p[2] * 5; v[2] = p[4] ^ 9; v[3] = p[5] - 11;
#define BEFORE \
  v[6] = p[8] / 3; v[7] = p[9] % 7; v[8] = p[3] << 3; v[9] = p[10] >> 1; \
  v[5] = p[4] / 7; v[9] += p[5] * p[6]; v[12] = p[7] | p[8];
#define BEHIND \
  v[10] = p[11] * 9; v[11] = p[12] + 99; v[12] = p[13] - 4; v[13] = p[14] ^ 55; \
  v[9] = p[1] * 100; v[3] = p[4] * p[5]; v[4] = p[6] / p[15];
int a (int *p) { BEFORE FIRST missing (p[3]); return v[14] + 1; }
int b (int *p) { BEFORE FIRST missing (p[3]); return v[14] + 2; }
int c (int *p) { BEFORE FIRST missing (p[3]); return v[14] + 3; }
int d (int *p) { FIRST BEHIND return v[15] + 1; }
int e (int *p) { FIRST BEHIND return v[15] + 2; }
int f (int *p) { FIRST BEHIND return v[15] + 3; }
