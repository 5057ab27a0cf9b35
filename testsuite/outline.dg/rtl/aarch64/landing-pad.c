/* With -mbranch-protection=standard the instruction that signs the return address is
   where indirect calls land: a function that is folded as a whole keeps it.  */
/* { dg-do run } */
/* { dg-options "-Oz -std=gnu17 -mbranch-protection=standard -fplugin-arg-outline-gimple=off -static -nostdlib -Wl,-z,force-bti" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-times {hint\t25[^\n]*\n(\t\.cfi[^\n]*\n)*\tb\t[\w.]+\.folded} 3 } } */

#include "guarded.h"

struct one { long a, b, c, d; };
struct two { unsigned long a, b, c, d; };
struct three { char *a, *b, *c, *d; };

SINK long
more (long x)
{
  return x + 1;
}

#define FUNCTION(NAME, TYPE) \
__attribute__ ((noinline)) long \
f##NAME (struct NAME *p, long q) \
{ \
  p->a = (TYPE) (q * 7), p->b = (TYPE) (q * 3), p->d = (TYPE) (q * q); \
  p->c = (TYPE) 5; \
  return more (q - 3) * 9; \
}

FUNCTION (one, long)
FUNCTION (two, unsigned long)
FUNCTION (three, char *)

long (*volatile functions[]) () = { fone, ftwo, fthree };

SINK long
test (void)
{
  struct one x;
  long sum = 0;
  for (int i = 0; i < 3; i++)
    sum += functions[i] (&x, i + 2);
  return sum != 0 + 9 + 18 || x.d != 16 || x.b != 12;
}
