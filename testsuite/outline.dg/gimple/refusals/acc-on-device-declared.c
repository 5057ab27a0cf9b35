/* A unit that calls acc_on_device by a declaration of its own, as <openacc.h> has it, stays
   as it is.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopenacc -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target linux } */
/* { dg-final { same-code-as-alone } } */
/* { dg-message "nothing is outlined or folded: the unit calls acc_on_device" "" { target *-*-* } 0 } */

typedef enum { device_none = 0, device_host = 2, device_nvidia = 5 } acc_device_t;
int acc_on_device (acc_device_t) __attribute__ ((nothrow, leaf));
int g (int), h (int);
int f (int x) { return acc_on_device (device_nvidia) ? g (x) : h (x + 1); }
int k (int x) { return acc_on_device (device_nvidia) ? g (x * 3) : h (x + 7); }
