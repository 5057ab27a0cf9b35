/* Moves of floating point values in core registers are as long as the assembler makes
   them: two words take one instruction of 4 bytes, a register 2.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mfloat-abi=soft -fno-pie -fopt-info-ipa-optimized" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any == 5 } } */
/* { dg-optimized "folded 4 instructions .16 bytes. at 2 places" "" { target *-*-* } 0 } */
/* { dg-optimized "folded 2 instructions .6 bytes. at 2 places" "" { target *-*-* } 0 } */

extern void callee (int);
extern float both (float, float), one (float);
#define FN __attribute__ ((noinline)) void
#define OWN(N) __asm__ volatile ("# own " #N)

/* "ldrd" and "strd".  */
FN a (volatile double *p) { callee (1); OWN (1); p[1] = p[0], p[3] = p[2]; OWN (2); callee (3); }
FN b (volatile double *p) { callee (2); OWN (3); p[1] = p[0], p[3] = p[2]; OWN (4); callee (5); }
/* A call and "mov".  */
FN c (float x) { OWN (5); float y = one (x); OWN (6); both (x, y); OWN (7); callee (6); }
FN d (float x) { OWN (8); float y = one (x); OWN (9); both (x, y); OWN (10); callee (7); }
