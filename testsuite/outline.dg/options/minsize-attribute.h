/* Loops that repeat, in functions with attribute minsize.  */

static unsigned sum;
__attribute__ ((noipa)) void record (unsigned where, unsigned a, unsigned b) { sum = sum * 31 + where * a + b; }

#define SMALL(name, last) \
__attribute__ ((minsize, noinline)) unsigned \
name (unsigned x) \
{ \
  for (unsigned i = 0; i < x; i++) \
    { \
      record (i, 1, 2); \
      record (i + 1, 3, 5); \
      record (i + 2, 5, 9); \
      record (i + 3, 7, 12); \
    } \
  return x * last; \
}
SMALL (first, 3)
SMALL (second, 5)
SMALL (third, 7)

int
main (void)
{
  unsigned x = first (3) + second (4) + third (5);
  return x != 9 + 20 + 35 || sum != 0x5b906f7c;
}
