/* No call is between "stac" and "clac", along all paths, whether these are words or numbers; there is one before and
   after.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only -fno-asynchronous-unwind-tables -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {stac\n([^c]|c(?!lac))*(call|jmp\t_)} } } */
/* { dg-final { scan-assembler {clac\n(?:[^\n]*\n){1,12}?\t(call|jmp)\t(_|\.Lfolded)} } } */

struct s { int a, b, c, d, e, f; };
#define FUNCTION(NAME, OPEN, N) \
  int \
  NAME (struct s *p, int v) \
  { \
    p->f = v * 3 + 77, p->e = v * 5 + 1234567, p->d ^= v * 9; \
    __asm__ volatile (OPEN : : : "memory"); \
    p->c = v * 3 + 2, p->d = v * 5 + 77, p->e = v * 7 + 1234, p->b = v * 9 + N; \
    __asm__ volatile ("clac" : : : "memory"); \
    p->a++, p->b += v * 9 + 123456, p->c += v * 11 + 1234567; \
    return 0; \
  }
FUNCTION (f1, "stac", 11)
FUNCTION (f2, "stac", 7)
FUNCTION (f3, ".byte 0x0f,0x01,0xcb # stac", 5)
FUNCTION (f4, ".byte 0x0f,0x01,0xcb # stac", 3)
