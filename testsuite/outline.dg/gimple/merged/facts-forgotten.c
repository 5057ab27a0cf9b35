/* What GCC found out about one function is not believed of the other: how often a loop runs, what objects and pointers are
   aligned to, what an access may alias.  */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-final { merged >= 2 } } */

#include "../check.h"

static int numbers[64];
FN int loop1 (int n) { int s = 0; note (n); for (int i = 0; i < 4; i++) { note (i); s += numbers[i]; } note (s); return s; }
FN int loop2 (int n) { int s = 0; note (n); for (int i = 0; i < 60; i++) { note (i); s += numbers[i]; } note (s); return s; }

#ifdef __x86_64__
/* At an odd address, where AArch64's addresses would be wrong without any plugin.  */
extern char odd[32];
__asm__ (".data\n\t.balign 16\n\t.byte 0\nodd:\t.ascii \"ABCDEFGHIJKLMNOPQRSTUVWXYZ012345\"\n\t.text");
#else
static char odd[32] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";
#endif
char even[32] __attribute__ ((aligned (16))) = "abcdefghijklmnopqrstuvwxyz", copy[32] __attribute__ ((aligned (16)));
FN void object1 (int n) { note (n); __builtin_memcpy (copy, even, 16); note (copy[3]); note (copy[15]); note (n + 1); }
FN void object2 (int n) { note (n); __builtin_memcpy (copy, odd, 16); note (copy[3]); note (copy[15]); note (n + 1); }

FN void pointer1 (char *p) { note (1); p = (char *) ((__UINTPTR_TYPE__) p & -16); __builtin_memcpy (copy, p, 16); note (*p); note (*copy); }
FN void pointer2 (char *p) { note (2); p = (char *) ((__UINTPTR_TYPE__) p & -2); __builtin_memcpy (copy, p, 16); note (*p); note (*copy); }

struct s { int v, w; };
struct t { int v, w; };
FN int alias1 (struct s *p, struct t *q, int n) { note (1); note (n); p->v = n; int x = q->v; return x * 3 + n; }
FN int alias2 (struct s *p, struct s *q, int n) { note (2); note (n); p->v = n; int x = q->v; return x * 3 + n; }

static volatile int one = 1, zero;

int
main (void)
{
  for (int i = 0; i < 64; i++)
    numbers[i] = i;
  CHECK (loop1 (one) == 6 && loop2 (one) == 59 * 30);
  object1 (zero);
  CHECK (copy[0] == 'a' && copy[15] == 'p');
  object2 (zero);
  CHECK (copy[0] == 'A' && copy[15] == 'P');
  pointer1 (even + 17 * one);
  CHECK (copy[0] == 'q');
  pointer2 (even + 6 * one);
  CHECK (copy[0] == 'g');
  struct s a = { 7, 8 };
  struct t b = { 3, 4 };
  CHECK (alias1 (&a, &b, one) == 10 && alias2 (&a, &a, 5 * one) == 20);
  return 0;
}
