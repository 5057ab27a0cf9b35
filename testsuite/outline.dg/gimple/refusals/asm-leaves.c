/* A function that asm leaves by a jump of its own stays as it is.  A jump in asm to the same asm, or to a label of asm
   goto, is no reason.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused asm-frame leaves_1 leaves_2 } } */
/* { dg-final { scan-assembler-not "leaves_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "stays_\\d\\.outline\\." } } */

extern unsigned g[16];

#define BODY(N, ASM) \
  { \
    g[0] = v[1] + 3, g[1] = v[2] * 5, g[2] = v[4] ^ 9; \
    g[5] = v[6], g[7] = v[9] - 1; \
    ASM; \
    g[9] = v[1] + N; \
  }
#define LEAVE __asm__ volatile ("bnd jmp *%0" : : "r" (v))
#define STAY __asm__ goto ("1: decl %0\n\tjnz 1b\n\tjmp %l1" : : "r" (v[3]) : "memory" : out)

void leaves_1 (unsigned *v) BODY (1, LEAVE)
void leaves_2 (unsigned *v) BODY (2, LEAVE)
void stays_1 (unsigned *v) { BODY (1, STAY) out:; }
void stays_2 (unsigned *v) { BODY (2, STAY) out:; }
