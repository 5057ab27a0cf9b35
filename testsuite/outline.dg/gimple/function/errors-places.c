/* Of ends of the program that differ in constants GCC merges what comes after these; constants that are the same, but
   loaded before, are at each place.  An outlined function has them once.  */
/* { dg-do compile { target x86_64-*-* aarch64*-*-* riscv*-*-* arm*-*-eabi } } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { object-size loaded < alone } } */

int say (const char *, const char *, const char *, const char *, int);
int flush (int);
void leave (void) __attribute__ ((noreturn, nothrow, leaf));
#define CHECK(X, NUMBER) \
  do if (!(X)) { say ("%s: assertion fails in %s: %s, line %d\n", "program", "file.c", "check", NUMBER); \
                 flush (0); leave (); } while (0)
int get (int);

int f (int x, int y, int z)
{
  CHECK (get (1) < x, 111);
  CHECK (get (2) > y, 222);
  CHECK (get (3) & z, 333);
  CHECK (get (4) - z > 4, 444);
  CHECK (get (5) != z, 555);
  CHECK (get (6) + y, 666);
  return get (7);
}

int g (int x, int y, int z)
{
  CHECK (get (8) < x, 112);
  CHECK (get (9) > y, 223);
  CHECK (get (10) & z, 334);
  CHECK (get (11) - z > 4, 445);
  CHECK (get (12) != z, 556);
  CHECK (get (13) + y, 667);
  return get (7);
}
