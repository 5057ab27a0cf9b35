/* Thumb-1 code of Armv5T, which has A32, too, is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mcpu=arm926ej-s" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { same-code-with-g } } */

int g (int), h (int, int);
volatile int first, second, third;
#define BODY(N) g (x); first = 1001; second = 0x12345; third = 3003; h (x, 7); g (x + 19); return x * N
int a (int x) { BODY (3); }
int b (int x) { BODY (5); }
