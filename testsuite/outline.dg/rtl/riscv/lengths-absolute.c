/* What uses the lower part of an absolute address counts four bytes, as "lui" does.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fno-pie -mcmodel=medlow -mno-relax -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-optimized" } */
/* { dg-require-effective-target riscv } */
/* { dg-optimized "folded 4 instructions .16 bytes. at 3 places" "" { target *-*-* } 0 } */
/* { dg-optimized "folded 1 instructions .2 bytes. at 3 places" "" { target *-*-* } 0 } */
/* { dg-final { scan-assembler-times {\tlui\t[^\n]*%hi\(other\)} 1 } } */

#define FN __attribute__ ((noinline)) void
#define OWN(N) __asm__ volatile ("# own " #N)
static volatile int other, another;

FN a (int x) { OWN (1); other = x, another = x; OWN (2); }
FN b (int x) { OWN (3); other = x, another = x; OWN (4); }
FN c (int x) { OWN (5); other = x, another = x; OWN (6); }
