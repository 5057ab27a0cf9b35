/* Local variables that functions load and store.  */

#define NOINLINE __attribute__ ((noinline))

static int first, second, third;
static short fourth = 4, fifth = 5, sixth = 6;
static struct { int a, b; } pair;

NOINLINE int
set (int x)
{
  first += x;
  second = x + first;
  third -= second;
  pair.b = third + fourth;
  fourth += fifth + sixth;
  sixth -= x;
  return pair.b;
}

NOINLINE int
sum (void)
{
  fifth ^= fourth + sixth;
  pair.a += first;
  return first + 3 * second + 5 * third + 7 * fourth + 11 * fifth + 13 * pair.a + 17 * pair.b;
}

int
main (void)
{
  unsigned all = 0;
  for (int i = 1; i < 10; i++)
    all = all * 31 + set (i) + sum ();
  return all != 3823792633u;
}
