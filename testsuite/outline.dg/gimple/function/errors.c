/* Ends of blocks that GCC merges itself do not count as saved, also where the program ends
   there and texts differ: functions with many errors do not grow.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-toplevel-reorder" } */
/* { dg-final { object-size loaded <= alone } } */

extern void *errors;
int report (void *, const char *, const char *, const char *);
void leave (int) __attribute__ ((noreturn, nothrow, leaf));
#define FAIL(TEXT) do { report (errors, "\n%s: %s\n", "name", TEXT); leave (-3); } while (0)
int get (int), put (int, int);

int f (int x)
{
  int y = get (x);
  if (y < x)
    FAIL ("too small");
  y += get (y);
  if (y > 100)
    FAIL ("too large");
  while (get (y) & 1)
    y++;
  if (y == 7)
    FAIL ("seven is not possible here");
  put (x, y);
  if (put (y, x))
    FAIL ("cannot write");
  if (get (y) == 9)
    FAIL ("nine is not possible here");
  if (get (y) & 32)
    FAIL ("bit 5 must be clear");
  return y;
}

int g (int x, int n)
{
  if (n > 8)
    FAIL ("more than eight");
  for (int i = 0; i < n; i++)
    {
      if (put (x, i) < 0)
	FAIL ("cannot write a part");
      x += get (i);
    }
  if (x & 16)
    FAIL ("bit 4 must be clear");
  if (put (x, 0))
    FAIL ("nothing to do");
  return x;
}
