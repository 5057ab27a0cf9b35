/* With -flto functions may have unwind tables although the options of the unit do not ask for any: then they stay in
   their order, as an entry may be of several of them, and save registers themselves.  */
/* { dg-do run } */
/* { dg-options "-Oz -flto -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */

int total[16];

#define FUNCTION(NAME, A, B)                                                                                          \
  __attribute__ ((noinline)) int                                                                                      \
  NAME (int x)                                                                                                        \
  {                                                                                                                   \
    if (x > 100)                                                                                                      \
      throw x * A;                                                                                                    \
    total[1] = x + 9;                                                                                                 \
    total[2] = total[1] ^ 29;                                                                                         \
    total[3] = total[2] - x;                                                                                          \
    total[4] += 5;                                                                                                    \
    total[B] = x;                                                                                                     \
    return x * A;                                                                                                     \
  }

FUNCTION (one, 3, 5)
FUNCTION (two, 7, 6)
FUNCTION (three, 11, 7)
FUNCTION (four, 13, 8)

#define CALLER(NAME, A, B, C)                                                                                         \
  __attribute__ ((noinline)) int                                                                                      \
  NAME (int x)                                                                                                        \
  {                                                                                                                   \
    int a = A (x), b = B (x + 1), c = C (x + a);                                                                      \
    return A (a & 63) + B (b & 63) * 3 + C (c & 63) * 5 + a + b + c;                                                  \
  }

CALLER (first, one, two, three)
CALLER (second, two, three, four)
CALLER (third, three, four, one)

static int
caught (int (*function) (int), int x)
{
  try
    {
      return function (x);
    }
  catch (int thrown)
    {
      return thrown;
    }
}

int
main ()
{
  int (*volatile functions[]) (int) = { first, second, third };
  int sum = 0;
  for (int i = 0; i < 3; i++)
    for (int x = 1; x < 300; x += 100)
      sum = sum * 3 + caught (functions[i], x);
  if (caught (first, 101) != 303 || caught (second, 101) != 707 || caught (third, 200) != 2200)
    __builtin_abort ();
}
