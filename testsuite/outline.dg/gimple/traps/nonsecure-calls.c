/* Calls of functions that are not secure are other calls than those of plain ones,
   also where only the pointer's type says so: they clear registers.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -march=armv8-m.main -mcmse -mthumb -mfloat-abi=soft -fno-ipa-icf" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler-times {\tbl\t__gnu_cmse_nonsecure_call} 2 } } */
/* { dg-final { scan-assembler-times {\tblx\tr[0-9]} 2 } } */

typedef int plain (int, int);
typedef __attribute__ ((cmse_nonsecure_call)) int nonsecure (int, int);
volatile int first, last;

#define CALLS(NAME, TYPE, N) \
  __attribute__ ((noinline)) int NAME (TYPE *f, int x) \
  { \
    first = N; \
    x = f (x, 3); \
    x = f (x, 5); \
    last = x; \
    __asm__ volatile ("# " #N); \
    return x; \
  }
CALLS (nonsecure_a, nonsecure, 1)
CALLS (nonsecure_b, nonsecure, 2)
CALLS (plain_a, plain, 3)
CALLS (plain_b, plain, 4)
