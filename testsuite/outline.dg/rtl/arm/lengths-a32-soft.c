/* In A32, too, two words are moved by one instruction: fragments of them save nothing here.  */
/* { dg-do compile } */
/* { dg-options "-Oz -marm -mfloat-abi=soft -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { object-size loaded <= alone } } */

struct s { long long a, b, c, d; };
extern int g (int), h (int, int);

int
f1 (struct s *p, struct s *q)
{
  if (g (1)) { q->a = p->a; g (2); } else { q->b = p->b; g (7); }
  return h (1, 2) + 1;
}

int
f2 (struct s *p, struct s *q)
{
  if (g (3)) { q->a = p->a; h (3, 3); } else { q->b = p->b; h (4, 6); }
  return h (2, 9) + 2;
}
