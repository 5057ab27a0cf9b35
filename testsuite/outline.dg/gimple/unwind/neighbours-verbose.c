/* With -fverbose-asm lines of the program are comments among the instructions: directives for unwinding in them are none.  */
/* { dg-do assemble } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-Os -fverbose-asm" } */
/* { dg-final { scan-assembler "x == 3\[^\n\]*\\.cfi_adjust_cfa_offset 8" } } */

int g (int);
_Noreturn void leave (int);
extern int a, b;

void
f (int x)
{
  if (x == 3) /* 	.cfi_adjust_cfa_offset 8  */
    return;
  int y = g (x), z = g (y), w = g (z);
  b = y + z;
  leave (y + z + w + x);
}

int h (int x) { int y = g (x), z = g (y); a = y; return g (z) + y * z; }
int k (int x) { int y = g (x), z = g (y); b = y; return g (z) - y * z; }
