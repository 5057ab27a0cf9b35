/* A function that leaves by one label from many places: by an unconditional jump in its
   middle, and by conditional ones before and after that, all too far from the label for the
   short form.  */

volatile int v[64];

#define STORE(N) v[N] = 0x1000 + 17 * (N)
#define STORES(N) STORE (N); STORE (N + 1); STORE (N + 2); STORE (N + 3)

__attribute__ ((noinline)) int
leave (int a, int b)
{
  if (v[60] > a)
    goto out;
  STORES (0);
  if (v[61] > a)
    goto out;
  STORES (4);
  if (v[62] > b)
    {
      STORE (60);
      goto out;
    }
  STORES (8);
  if (v[60] > b)
    goto out;
  STORES (12);
  STORES (16);
  STORES (20);
  STORES (24);
  STORES (28);
  STORES (32);
  STORES (36);
  STORES (40);
  v[63] = 2;
out:
  return v[63] + a;
}

/* Whether leave (A, B), with FIRST, SECOND and THIRD to compare, returns RESULT and writes WRITTEN of its
   first elements.  */
static int
leaves (int first, int second, int third, int a, int b, int result, int written)
{
  for (int i = 0; i < 64; i++)
    v[i] = 0;
  v[60] = first;
  v[61] = second;
  v[62] = third;
  if (leave (a, b) != result + a)
    return 0;
  for (int i = 0; i < 44; i++)
    if (v[i] != (i < written ? 0x1000 + 17 * i : 0))
      return 0;
  return 1;
}

int
main ()
{
  if (!leaves (5, 0, 0, 4, 9, 0, 0)
      || !leaves (0, 5, 0, 4, 9, 0, 4)
      || !leaves (0, 0, 5, 9, 4, 0, 8)
      || !leaves (5, 0, 0, 9, 4, 0, 12)
      || !leaves (0, 0, 0, 9, 9, 2, 44))
    __builtin_abort ();
  return 0;
}
