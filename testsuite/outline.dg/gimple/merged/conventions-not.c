/* Functions that are called in different ways are not merged.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 0 } } */

int get (int);
__attribute__ ((ms_abi)) int first (int a) { int b = get (a); get (b + 1); return get (b) * 1000 + get (7); }
int second (int a) { int b = get (a); get (b + 1); return get (b) * 2000 + get (7); }
