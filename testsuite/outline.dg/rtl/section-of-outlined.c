/* What is outlined from functions in a section of the program's own goes there, too,
   and none of it goes elsewhere: that may be flash while it is erased.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\.section\t\.ramfunc[^\n]*\n(?:(?!\t\.(?:text|section))[^\n]*\n)*[^\n]*folded} } } */

void put (int, int);
int get (int);
#define RAM __attribute__ ((section (".ramfunc"), noinline))
#define SAME \
  put (1, x); put (2, x + 1); put (3, x * 2); put (4, x); put (5, get (x));
RAM void a (int x) { SAME put (9, x); }
RAM void b (int x) { SAME put (8, x); }
RAM void c (int x) { SAME put (7, x); }
void d (int x) { SAME put (6, x); }
void e (int x) { SAME put (5, x); }
void f (int x) { SAME put (4, x); }
