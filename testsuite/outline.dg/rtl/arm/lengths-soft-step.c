/* Two words that are loaded or stored where a pointer is stepped on are measured,
   too.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mfloat-abi=soft -fno-pie" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\tldrd\t.*(\], #8|#8\]!)\n} } } */

extern void callee (int);

__attribute__ ((noinline)) void
a (double *to, double *from, double *end)
{
  callee (1);
  while (from != end)
    *to++ = *from++;
  callee (2);
}

__attribute__ ((noinline)) void
b (double *to, double *from, double *end)
{
  callee (3);
  while (from != end)
    *to++ = *from++;
  callee (2);
}
