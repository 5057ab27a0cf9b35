/* A unit of toplevel asm stays what it is.  */
/* { dg-do assemble } */
/* { dg-final { same-code-as-alone } } */

__asm__ (".globl symbol\nsymbol:\n\t.long 1\n");
