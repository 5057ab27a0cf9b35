/* acc_on_device is answered without -fopenacc, too.  */
/* { dg-do link } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target linux } */
/* { dg-message "nothing is outlined or folded: the unit calls acc_on_device" "" { target *-*-* } 0 } */

volatile int io[8];
int f (int x) { io[1] = x; return __builtin_acc_on_device (2) + x; }
int main (void) { return f (1) != 2; }
