/* A jump through a table stays with its table, and so does what is jumped to; the
   rest is folded, and the program does what it did.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "jmp\\t\\*%r\[a-z]" 2 } } */
/* { dg-missed "partly folded: jump-table: " "" { target *-*-* } 0 } */
/* { dg-missed "not folded: noipa: " "" { target *-*-* } 0 } */

volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003
#define CASES(F) \
  switch (x) \
    { \
    case 0: F (3); SAME; break; \
    case 1: F (9); F (2); SAME; break; \
    case 2: F (4); break; \
    case 3: F (1); F (2); F (5); SAME; break; \
    case 4: F (8); break; \
    case 5: F (7); F (1); break; \
    case 6: F (6); SAME; break; \
    case 7: F (0); F (9); break; \
    }
static unsigned trace;
__attribute__ ((noipa)) void f (int n) { trace = trace * 31 + n; }
__attribute__ ((noipa)) void g (int n) { trace = trace * 37 + n; }
__attribute__ ((noinline)) void a (int x) { CASES (f); __asm__ volatile ("# 1"); f (x); }
__attribute__ ((noinline)) void b (int x) { CASES (g); __asm__ volatile ("# 2"); g (x); }
__attribute__ ((noipa)) int
main (void)
{
  static const int numbers[8][3] = { { 3 }, { 9, 2 }, { 4 }, { 1, 2, 5 }, { 8 }, { 7, 1 }, { 6 }, { 0, 9 } };
  static const int count[8] = { 1, 2, 1, 3, 1, 2, 1, 2 };
  for (int x = 0; x < 8; x++)
    {
      unsigned one = 0, other = 0;
      for (int i = 0; i < count[x]; i++)
        one = one * 31 + numbers[x][i], other = other * 37 + numbers[x][i];
      trace = 0, a (x);
      if (trace != one * 31 + x)
        __builtin_abort ();
      trace = 0, b (x);
      if (trace != other * 37 + x)
        __builtin_abort ();
    }
  return 0;
}
