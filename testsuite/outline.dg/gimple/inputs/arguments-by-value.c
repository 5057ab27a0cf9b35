/* Objects of one type that are passed by value from different places share code.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-min-benefit=1 -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 1 } } */

typedef struct { long a[9]; } object;

long sum;
__attribute__ ((noipa)) void take (object o, int x) { sum += o.a[0] + o.a[8] + x; }

object v1 = { { 1 } }, v2 = { { 2 } }, v3 = { { 3 } };

#define STORED(V, N) asm volatile ("# " #N); q[0] = 3; q[1] = 4; q[2] = 8; q[3] = 9; take (V, 9); q[3] = 19; q[4] = 77; asm volatile ("# " #N "b");

void f1 (int *q) { STORED (v1, 1) }
void f2 (int *q) { STORED (v2, 2) }
void f3 (int *q) { STORED (v3, 3) }

int
__attribute__ ((noipa)) main (void)
{
  int q[8];
  f1 (q), f2 (q), f3 (q);
  return sum != 6 + 27 || q[3] != 19;
}
