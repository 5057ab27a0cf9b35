/* With -funwind-tables, which is for signals, code in fragments that are called can be unwound;
   that in tails cannot.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -funwind-tables" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\.fnstart\n\t(\.thumb\n\t\.thumb_func|\.arm)\n\t\.type\t[\w.]+\.folded} } } */

#include "../check.h"

volatile int first, second, third;
FN int a (int x) { note (x); SAME_STORES; note (1); return x + 3; }
FN int b (int x) { note (x + 7); SAME_STORES; note (2); return x * 3; }
