/* An asm is not folded, however often it occurs: nobody knows its length or what
   it does.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-additional-options "-fno-pie -no-pie" { target i?86-*-* } } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded called == 0 x86_64 } } */
/* { dg-final { scan-assembler-times "# the same" 4 } } */
/* { dg-missed "partly folded: asm: " "" { target *-*-* } 0 } */

void callee (void);
__attribute__ ((noinline)) void a (void) { callee (); __asm__ volatile ("# the same"); __asm__ volatile ("# the same"); callee (); }
__attribute__ ((noinline)) void b (void) { callee (); __asm__ volatile ("# the same"); __asm__ volatile ("# the same"); callee (); __asm__ ("# own"); }
