/* A unit that calls acc_on_device stays as it is: GCC knows the answer only when it
   expands functions.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopenacc -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target linux } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is outlined or folded: the unit calls acc_on_device" "" { target *-*-* } 0 } */

int g (int), h (int);
int f (int x) { return __builtin_acc_on_device (5) ? g (x) : h (x + 1); }
int k (int x) { return __builtin_acc_on_device (5) ? g (x * 3) : h (x + 7); }
