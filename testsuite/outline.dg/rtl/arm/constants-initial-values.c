/* Constants are printed as text while functions are read; initial values, which are printed between functions, are not
   taken for entries of a table then.  */
/* { dg-do run { target *-*-linux* } } */
/* { dg-options "-Os -fPIE -pie -fno-toplevel-reorder -fplugin-arg-outline-gimple=off -save-temps" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-not "GOTOFF" } } */

int sum;
__attribute__ ((noinline, noclone)) void say (const char *s, unsigned v) { sum = sum * 3 + s[0] + v; }
#define F(n, k) __attribute__ ((noinline, noclone)) unsigned n (unsigned v) { \
  const char *const t[] = { "one %u\n", "two %u\n", "three %u\n", k }; \
  if (v & 4) say ("four %u\n", v); else if (v & 8) say ("eight %u\n", v); \
  say (t[v & 3], v); return v + 1; }
F (f, "a %u\n") F (g, "b %u\n") F (h, "c %u\n")

int
main (void)
{
  static const char first[] = "ottabc";
  unsigned expected = 0;
  for (unsigned i = 0; i < 16; i++)
    {
      f (i), g (i), h (i);
      for (int n = 0; n < 3; n++)
        {
          if (i & 12)
            expected = expected * 3 + (i & 4 ? 'f' : 'e') + i;
          expected = expected * 3 + first[(i & 3) == 3 ? 3 + n : i & 3] + i;
        }
    }
  return (unsigned) sum != expected;
}
