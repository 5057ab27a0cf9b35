/* Code from functions that the linker has to retain in a section is retained there: the
   assembler would take the section without that for another one.  */
/* { dg-do assemble } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -save-temps" } */
/* { dg-require-effective-target linux } */
/* { dg-require-effective-target retain } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler-not {\.section\t\.keep,"ax"} } } */

extern void note (int, int, const char *);
extern int k;

#define FUNCTION(NAME, N) \
  __attribute__ ((section (".keep"), retain, used)) int \
  NAME (int a, int *p) \
  { \
    note (a, 1, "x"); \
    p[0] = a + k; p[1] = a * 3; p[2] = k - a; \
    note (p[1], 2, "yy"); \
    return p[N]; \
  }
FUNCTION (f, 0)
FUNCTION (g, 1)
FUNCTION (h, 2)
