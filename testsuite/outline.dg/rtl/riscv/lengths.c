/* Compressed instructions count two bytes, others four, those of an address eight.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fPIE -mno-relax -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-optimized" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target no_zcmp } */
/* { dg-optimized "folded 6 instructions .12 bytes. at 2 places" "" { target *-*-linux* } 0 } */
/* { dg-optimized "folded 4 instructions .8 bytes. at 2 places" "" { target *-*-elf } 0 } */
/* { dg-optimized "folded 1 instructions .2 bytes. at 6 places" "" { target *-*-* } 0 } */
/* { dg-optimized "folded (6 instructions .24|4 instructions .16) bytes. at 2 places" "" { target *-*-* } 0 } */
/* { dg-optimized "folded 1 instructions .8 bytes. at 2 places" "" { target *-*-* } 0 } */

#define FN __attribute__ ((noinline)) void
#define OWN(N) __asm__ volatile ("# own " #N)
static volatile int other;

/* "lw" and "sw" of low registers and small offsets, and "sext.w" in place if a register has 64 bits.  */
FN a (volatile int *p) { OWN (1); p[1] = p[0], p[3] = p[2]; OWN (2); }
FN b (volatile int *p) { OWN (3); p[1] = p[0], p[3] = p[2]; OWN (4); }
/* "lbu", before GCC 15 "andi", and "sb".  */
FN c (volatile unsigned char *p) { OWN (5); p[1] = p[0], p[3] = p[2]; OWN (6); }
FN d (volatile unsigned char *p) { OWN (7); p[1] = p[0], p[3] = p[2]; OWN (8); }
/* "auipc" and "sw".  */
FN e (int x) { OWN (9); other = x; OWN (10); }
FN f (int x) { OWN (11); other = x; OWN (12); }
