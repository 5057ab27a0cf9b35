/* With Zcb loads and stores of bytes and "zext.b" of low registers count two bytes, others four.
   (Without: lengths.c.)  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc14 } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Oz -march=rv64gc_zcb -mabi=lp64d -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-optimized" } */
/* { dg-optimized "folded (6 instructions .12|4 instructions .8) bytes. at 2 places" "" { target *-*-* } 0 } */
/* { dg-optimized "folded (4 instructions .16|2 instructions .8) bytes. at 2 places" "" { target *-*-* } 0 } */

#define FN __attribute__ ((noinline)) void
#define OWN(N) __asm__ volatile ("# own " #N)

FN c (volatile unsigned char *p) { OWN (5); p[1] = p[0], p[3] = p[2]; OWN (6); }
FN d (volatile unsigned char *p) { OWN (7); p[1] = p[0], p[3] = p[2]; OWN (8); }
/* Their offsets are too large.  */
FN e (volatile signed char *p, int x) { OWN (9); p[4] = x, p[6] = x; OWN (10); }
FN f (volatile signed char *p, int x) { OWN (11); p[4] = x, p[6] = x; OWN (12); }
