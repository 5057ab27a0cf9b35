/* The rows of a prologue come after all its stores: no fragment is called between the store of the link register and
   its row, as debuggers would find the fragment as its own caller.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fomit-frame-pointer -ffixed-x15 -fno-schedule-fusion -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler "\.cfi_offset 30, " } } */
/* { dg-final { scan-assembler-not "\tbl\t\[a-z0-9_.\]+\\.folded\\.\[a-z0-9\]+\n(\t\[a-z\]\[^\n\]*\n)*\t\.cfi_offset 30," } } */

int one (int);
double twice (double);
volatile int vol;
int g[64];

#define FUNCTION(NAME, OWN) \
double \
NAME (int a, int b, int c, int d, double u, double v, double w, double x, double y, double z) \
{ \
  int r = one (a - b); \
  OWN; \
  r += one (a) + one (b) * c; \
  r ^= one (d + c) + a * b * d; \
  double s = twice (u) * v + twice (w) * x; \
  s += twice (y) * z + u * w; \
  s -= twice (x) * y + v; \
  return s * r + u + z + a; \
}

FUNCTION (f0, g[0]++)
FUNCTION (f1, g[1] = a - b)
FUNCTION (f2, vol = b)
FUNCTION (f3, g[3] ^= c; g[4] = d)
