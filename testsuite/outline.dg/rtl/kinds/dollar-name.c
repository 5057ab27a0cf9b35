/* Shared code of a function the name of which begins with "$" has a name that the assembler reads as one.  */
/* { dg-do assemble } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -save-temps" } */
/* { dg-final { scan-assembler "\\m_f\\.folded\\." } } */

int use (int, int, int), end (int, int);

#define FUNCTION(NAME, A, B) \
  int \
  NAME (int a, int b, int c) \
  { \
    int d = use (A, B, c), e = use (d, a, 1), i; \
    for (i = 0; i < b; i++) \
      if (use (e, i, c) > d) \
        return end (a, use (b, c, d)) + e; \
    return end (b, a) * d; \
  }

FUNCTION ($f, a, b)
FUNCTION (g, b, a)
