/* Constants are printed as text while functions are read; initial values, which are printed between functions, are not
   taken for entries of a table then.  */
/* { dg-do run { target arm*-*-*gnueabi* } } */
/* { dg-options "-Os -fPIE -pie -fno-toplevel-reorder -fplugin-arg-outline-gimple=off -save-temps" } */
/* { dg-final { scan-assembler-not "GOTOFF" } } */

extern int printf (const char *, ...);
__attribute__ ((noinline)) void say (const char *s, unsigned v) { printf (s, v); }
#define F(n, k) __attribute__ ((noinline)) unsigned n (unsigned v) { \
  const char *const t[] = { "one %u\n", "two %u\n", "three %u\n", k }; \
  if (v & 4) say ("four %u\n", v); else if (v & 8) say ("eight %u\n", v); \
  say (t[v & 3], v); return v + 1; }
F (f, "a %u\n") F (g, "b %u\n") F (h, "c %u\n")

int
main (void)
{
  for (int i = 0; i < 16; i++)
    f (i), g (i), h (i);
  return 0;
}
