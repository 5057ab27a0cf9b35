/* No fragment has one half of an address.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -fno-section-anchors" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {adrp[^\n]*\n\t(ret|b\t)} } } */

extern int u[100], v[100];
void note (void *);
#define FUNCTION(N) \
  __attribute__ ((noinline)) void f##N (int x) \
  { note (u + N); note (v); note (u); __asm__ volatile ("# " #N); note (v + x); note (u + 7); note (v); }
FUNCTION (1) FUNCTION (2) FUNCTION (3) FUNCTION (4)
