/* Functions that save two registers, and have little else in common.  */

int here = 7;
__attribute__ ((noipa)) int ext (int x) { return x * 3 + 1; }

#define FUNCTION(NAME, OP, N)         \
  int NAME (int x, int y)             \
  {                                   \
    int z = ext (x OP N) OP y;        \
    here OP##= x;                     \
    return z;                         \
  }
FUNCTION (one, +, 3)
FUNCTION (two, -, 500)
FUNCTION (three, ^, 70000)
FUNCTION (four, *, 11)
FUNCTION (five, |, 15)
FUNCTION (six, &, 63)

/* Called by name, a function would keep its return.  */
int (*volatile functions[]) (int, int) = { one, two, three, four, five, six };

int
main (void)
{
  int sum = 0;
  for (int i = 0; i < 6; i++)
    sum += functions[i] (2 * i + 1, 2 * i + 2);
  if (sum != 210445 || here != 9)
    __builtin_abort ();
  return 0;
}
