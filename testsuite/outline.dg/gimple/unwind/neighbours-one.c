/* An only function has an unwind entry of its own: one prepared for others would be larger.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { same-code-as-alone } } */

int g (int);

int
f (int a)
{
  if (a > 4)
    a = g (a) + g (a + 1);
  return a + 1;
}
