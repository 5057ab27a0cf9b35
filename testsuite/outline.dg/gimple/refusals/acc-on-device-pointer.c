/* acc_on_device is found where a pointer becomes a call of it only late.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopenacc -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target linux } */
/* { dg-final { same-code-as-alone } } */

int acc_on_device (int) __attribute__ ((nothrow, leaf));
volatile int io[8];
__attribute__ ((noinline)) static int other (int x) { return io[1] + x; }
int f (int x)
{
  int (*const functions[2]) (int) = { acc_on_device, other };
  int sum = 0;
  for (int i = 0; i < 2; i++)
    sum += functions[i] (5) + x;
  io[2] = sum;
  return sum;
}
