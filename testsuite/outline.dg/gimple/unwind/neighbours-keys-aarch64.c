/* Functions that sign return addresses with different keys share no unwind entry at -Oz, and
   bodies share that of functions of the same key.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -march=armv8.3-a" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 5 } } */
/* { dg-final { scan-assembler "cfi_b_key_frame" } } */
/* { dg-final { unwinds } } */

#include "../../rtl/check.h"

volatile int first, second, third;
#define KEY_B FN __attribute__ ((target ("branch-protection=pac-ret+b-key")))
#define KEY_A FN __attribute__ ((target ("branch-protection=pac-ret")))
KEY_A int a (int x) { note (x); OWN (1); SAME_STORES; note (7); return x; }
KEY_A int b (int x) { note (x); OWN (2); SAME_STORES; note (7); return x; }
KEY_B int c (int x) { note (x); OWN (3); SAME_STORES; note (7); return x; }
KEY_B int d (int x) { note (x); OWN (4); SAME_STORES; note (7); return x; }

MAIN
{
  CHECK (a (1) == 1 && b (2) == 2 && c (3) == 3 && d (4) == 4);
  return 0;
}
