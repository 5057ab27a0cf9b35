/* A function that becomes a jump to an equal one has no constants any more; those of code before it may be after it.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler {\nequal:\n(\t?[.@][^\n]*\n)*\tb\tkept} } } */
/* { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } } */

#include "../check.h"

/* GCC does not see that functions with these are equal.  */
struct ints { int *first; unsigned n; };
struct floats { float *first; unsigned n; };

#define CODE(P) \
  for (unsigned i = 0; i < P->n; i++) \
    { P->n += P->n & 0x3a5b7c9d; if (P->n > 100) P->n -= i; } \
  return P->n * 0x12345678;

FN unsigned
kept (struct ints *p)
{
  CODE (p)
}

FN unsigned
a (unsigned x)
{
  return x ^ 0x12345678;
}

FN unsigned
equal (struct floats *p)
{
  CODE (p)
}

FN unsigned
b (unsigned x)
{
  return x | 0x12345678;
}

MAIN
{
  struct ints x = { 0, 1 };
  struct floats y = { 0, 1 };
  CHECK (kept (&x) == equal (&y) && x.n == y.n && a (1) == 0x12345679 && b (1) == 0x12345679);
  return 0;
}
