/* Asm outside of functions is in .text, as with GCC alone, though the strings of all functions are printed before it: linkers
   merge what is where they are.  */
/* { dg-do run } */
/* { dg-options "-Os" } */
/* { dg-require-effective-target x86_64 } */

int printf (const char *, ...);

__asm__ (".globl twice\ntwice: lea (%rdi,%rdi), %eax\n\tret");
__asm__ (".globl table\ntable: .byte 1,0,1,0,2,0,1,0");
extern const unsigned char table[];
int twice (int);

int
main (void)
{
  printf ("%d\n", twice (21));
  for (int i = 0; i < 8; i++)
    {
      printf ("%d\n", table[i]);
      if (table[i] != (i % 2 ? 0 : i == 4 ? 2 : 1))
        return 1;
    }
  return twice (21) != 42;
}
