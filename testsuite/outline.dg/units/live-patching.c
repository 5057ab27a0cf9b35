/* Functions that are to be replaced while the program runs share no code.  */
/* { dg-do compile } */
/* { dg-options "-Os -flive-patching -fopt-info-ipa-missed" } */
/* { dg-final { outlined == 0 } } */

extern void callee (int, int, int);
__attribute__ ((noinline)) void first (int x) { callee (x, 1, 2), callee (x + 1, 3, 5), callee (x + 2, 5, 9), callee (x, 7, 1000); }
__attribute__ ((noinline)) void second (int x) { callee (x, 1, 2), callee (x + 1, 3, 5), callee (x + 2, 5, 9), callee (x, 7, 1001); }
/* { dg-missed "nothing is outlined or folded: with option -flive-patching=inline-clone functions share no code" "" { target *-*-* } 0 } */
