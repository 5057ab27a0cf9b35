/* Where section anchors are used the alignment of an object that an earlier function uses
   is not raised for the vectorizer's sake any more.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-outline-all-levels -fplugin-arg-outline-limit=0" } */
/* { dg-final { same-code-as-alone } } */

static unsigned char small;
static struct { unsigned a, b, c, d; } four;

__attribute__ ((noinline)) unsigned
first (void)
{
  return small + four.b + four.c;
}

unsigned
second (unsigned i, const unsigned *from)
{
  four.a = from[0];
  four.b = from[1];
  four.c = from[2];
  four.d = from[3];
  small = i;
  return first ();
}
