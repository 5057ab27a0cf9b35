/* A volatile access that is done at once, as the address is known to be aligned, does not
   fall apart.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not {\t(ldr|str)[bh]} } } */

struct __attribute__ ((packed)) fields { unsigned a : 3, b : 13, c : 16; };
struct __attribute__ ((packed)) words { int x, y; };
extern volatile struct fields own __attribute__ ((aligned (4)));
extern volatile struct fields other __attribute__ ((aligned (4)));
int n, m;

#define FUNCTION(NAME, P, WORDS, N) \
  void \
  NAME (int x, int y) \
  { \
    (P)->a = x; (P)->b = y; \
    n = x; \
    (WORDS)->y = x; \
    m = y + N; \
  }
FUNCTION (first, (volatile struct fields *) 0x40001000, (volatile struct words *) 0x1000, 1)
FUNCTION (second, (volatile struct fields *) 0x40002000, (volatile struct words *) 0x2000, 2)
FUNCTION (third, &own, (volatile struct words *) 0x3000, 3)
FUNCTION (fourth, &other, (volatile struct words *) 0x4000, 4)
