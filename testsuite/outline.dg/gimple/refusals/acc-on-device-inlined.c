/* acc_on_device is found in what is inlined.  */
/* { dg-do link } */
/* { dg-options "-Os" } */
/* { dg-require-effective-target linux } */

volatile int io[8];
static int deep (int x)
{
  for (int i = 0; i < x; i++) { io[1] = i; io[2] += i * 3; io[3] ^= io[2]; io[4] -= io[1]; io[5] = io[4] | 1; io[6] += 2; }
  return __builtin_acc_on_device (2) + x;
}
int f (int x) { io[1] = x; return deep (x); }
int main (void) { return f (1) != 2; }
