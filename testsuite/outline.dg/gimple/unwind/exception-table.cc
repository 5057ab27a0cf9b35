// An outlined function that pays for an unwind entry of its own is next to one
// with an exception table.
// { dg-do compile }
// { dg-options "-Os -fplugin-arg-outline-rtl=off" }
// { dg-require-effective-target dwarf_unwind }
// { dg-final { outlined == 1 } }
// { dg-final { object-size loaded < alone } }

int f (int, int, int);
void g (int *);
extern int a, b, c, d, e;

int
user (int x, int *p)
{
  int r = 0;
  try
    {
      r = f (x, 1, 2);
      g (p);
    }
  catch (int)
    {
      r = 1;
    }
  a += x;
  b ^= a;
  c -= b;
  d |= c;
  e += d;
  g (p);
  a += x;
  b ^= a;
  c -= b;
  d |= c;
  e += d;
  g (p);
  a += x;
  b ^= a;
  c -= b;
  d |= c;
  e += d;
  g (p);
  a += x;
  b ^= a;
  c -= b;
  d |= c;
  e += d;
  return r;
}
