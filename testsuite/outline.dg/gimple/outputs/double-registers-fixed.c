/* A result that takes several registers takes none that the program keeps.  */
/* { dg-do compile } */
/* { dg-options "-Os -w -marm -mcpu=cortex-a9 -mfpu=vfpv3 -mfloat-abi=softfp -ffixed-r1 -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not {\mr1\M} } } */

double a, b, c, d, e, f;
void use (double *);
#define V(N) void g##N (void) { double x = a * b + c, y = x * d - a * 3.0, z = y / (e + x), w = z * z - b * y; \
 w = w * x + y * z - a / b; f = w * w - z + x * a; use(&f); a = w + N##.5; b = w * w; e = w - b; }
V(1) V(2) V(3) V(4)
