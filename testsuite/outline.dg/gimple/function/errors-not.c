/* Ends of blocks that differ in what has been computed are outlined, also where the program ends there: GCC finds what
   they have in common only if it is in the same registers.  (Constants: errors.c.)  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { object-size loaded <= alone } } */

extern int *errors;
int report (void *, int *, const char *, int);
void leave (int) __attribute__ ((noreturn, nothrow, leaf));
#define FAIL(NUMBER) do { report (errors, errors + 7, "name", NUMBER); leave (-3); } while (0)
int get (int);

int f (int x, int y, int z, int w)
{
  if (get (1) < x)
    FAIL (x);
  if (get (2) > y)
    FAIL (y);
  if (get (3) & z)
    FAIL (z);
  if (get (4) - w > 4)
    FAIL (w);
  return get (7);
}

int g (int x, int y, int z, int w)
{
  if (get (5) < x)
    FAIL (x);
  if (get (6) > y)
    FAIL (y);
  if (get (7) & z)
    FAIL (z);
  if (get (8) - w > 4)
    FAIL (w);
  return get (8);
}
