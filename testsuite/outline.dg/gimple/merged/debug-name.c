/* Debuggers show a merged function as what it was merged from.  */
/* { dg-do compile } */
/* { dg-options "-Os -g -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler "merged from first, second" } } */

int get (int);
int first (int a) { int b = get (a); get (b + 1); return get (b) * 1000 + get (7); }
int second (int a) { int b = get (a); get (b + 1); return get (b) * 2000 + get (7); }
