/* That the address of an array is taken is found by the loop optimizer in the second
   function: the first one is expanded without it.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-limit=0" } */
/* { dg-final { same-code-as-alone } } */

static long table[64];

__attribute__ ((noinline)) long
first (long *p, long *q, int i)
{
  table[i] = (long) q;
  table[i + 1] = *q;
  return p[5] * 7 + q[3];
}

long
second (long *p, long *q)
{
  long sum = 0;
  for (int i = 0; i < 63; i++)
    sum += first (p, q, i);
  for (int i = 0; i < 64; i++)
    if (table[i] > 3)
      {
        sum ^= table[i];
        table[i] = 5;
      }
  return sum;
}
