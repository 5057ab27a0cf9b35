/* A warning that GCC gives when it prints a function is at the place where it is without folding.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off -Wframe-larger-than=100" } */
/* { dg-final { folded any >= 1 long_jumps } } */

extern volatile int first, second, third;
void note (int *);
#define SAME first = 1001, second = 2002, third = 3003, note (list)

void
large (int x)
{
  int list[40];
  note (list);
  SAME;
  list[x] = 1;
  SAME;
} /* { dg-warning "frame size of \[0-9\]+ bytes is larger than 100" } */

void
small (int x)
{
  int list[4];
  note (list);
  SAME;
  list[x] = 1;
  SAME;
} /* { dg-bogus "frame size" } */
