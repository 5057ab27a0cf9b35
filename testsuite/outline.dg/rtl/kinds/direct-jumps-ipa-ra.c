/* A function whose calls are all in a fragment, which it jumps to, changes what calls
   change: its callers keep nothing there (-fipa-ra).  */
/* { dg-do run } */
/* { dg-options "-Oz -fipa-ra -fshrink-wrap -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { scan-assembler {_all:\n\.LFB\d+:\n[^:]*\tjne\t\.L\d+\n\tjmp\t[^:]*:\n[^j]*\tret\n} x86_64 } } */
#include "../check.h"

volatile int first, second, third;

/* Changes all that a call may.  */
SINK void
release (void *chunk)
{
  third = *(int *) chunk;
#if defined __x86_64__
  __asm__ volatile ("movl $-1, %%eax\n\tmovl $-1, %%ecx\n\tmovl $-1, %%edx\n\t"
                    "movl $-1, %%esi\n\tmovl $-1, %%edi\n\tmovl $-1, %%r8d\n\t"
                    "movl $-1, %%r9d\n\tmovl $-1, %%r10d\n\tmovl $-1, %%r11d"
                    : : : "eax", "ecx", "edx", "esi", "edi", "r8", "r9", "r10",
                    "r11");
#elif defined __aarch64__
  __asm__ volatile ("mov x0, -1; mov x1, -1; mov x2, -1; mov x3, -1;"
                    "mov x4, -1; mov x5, -1; mov x6, -1; mov x7, -1;"
                    "mov x8, -1; mov x9, -1; mov x10, -1; mov x11, -1;"
                    "mov x12, -1; mov x13, -1; mov x14, -1; mov x15, -1;"
                    "mov x16, -1; mov x17, -1"
                    : : : "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8",
                    "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17");
#elif defined __arm__
  __asm__ volatile ("mov r0, #-1; mov r1, #-1; mov r2, #-1; mov r3, #-1;"
                    "mov ip, #-1" : : : "r0", "r1", "r2", "r3", "ip");
#endif
}

static void (*volatile hook) (void *) = release;

struct chunk { struct chunk *next; };

#define DESTROY(NAME, N) \
  FN static void NAME##_all (struct chunk *c, int y) \
  { \
    if (y != 3 * N) \
      return; \
    do \
      { \
        struct chunk *next = c->next; \
        hook (c); \
        c = next; \
      } \
    while (c); \
  } \
  FN int NAME (struct chunk *c, int x, int y) \
  { \
    OWN (NAME); \
    if (c) \
      NAME##_all (c, y); \
    OWN (again NAME); \
    return x * 2 + y; \
  }
DESTROY (a, 1)
DESTROY (b, 2)
DESTROY (c, 3)
DESTROY (d, 4)

MAIN
{
  struct chunk last = { 0 }, start = { &last };
  CHECK (a (&start, 10, 3) == 23);
  CHECK (b (&start, 20, 6) == 46);
  return 0;
}
