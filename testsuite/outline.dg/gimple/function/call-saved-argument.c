/* Where functions have to keep a register of arguments, one that jumps to another restores it first, and loses what it
   passes: no call becomes a jump.  */
/* { dg-do run } */
/* { dg-options "-Os -nostdlib -static -ffreestanding -fno-stack-protector -fcall-saved-rcx -fcall-saved-rdx -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler-not {\tpopq\t%r[cd]x\n(\t\.cfi[^\n]*\n)*\tjmp\t\w+\.outline} } } */

#define FN __attribute__ ((noinline))
volatile int sink;
int sum;

FN void
say (int x)
{
  sum = sum * 31 + x;
  sink = sum;
}

#define BODY(K) sum += a * K; sum ^= b; say (sum); sum -= c * 3; say (sum); sum *= 5; say (sum + b); return sum - a;
FN int f (int a, int b, int c) { BODY (3) }
FN int g (int a, int b, int c) { if (a) sum++; BODY (5) }
FN int h (int a, int b, int c) { if (b) sum--; BODY (7) }
FN int i (int a, int b, int c) { sum += b; BODY (9) }

FN int
many (int a, int b, int c, int d)
{
  int e = f (a, b, c), j = g (b, c, d), k = h (c, d, a), l = i (d, a, b);
  say (e + j);
  say (k ^ l);
  return e * j + k * l;
}

void
_start (void)
{
  int r = many (1, 2, 3, 4) + many (2, 3, 4, 5);
  r = r == -495276036 ? 0 : 1;
  __asm__ volatile ("syscall" : : "a" (60), "D" (r));
  for (;;)
    ;
}
