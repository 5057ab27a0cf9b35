/* Functions for size and for speed share no instruction that is printed as their kind wants ("incl noted", "addl $1,
   noted"); what is printed alike they share.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-check -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off -fplugin-arg-outline-equal-functions=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-times "incl\tnoted\\(%rip\\)" 1 } } */
/* { dg-final { scan-assembler-times "addl\t.1, noted\\(%rip\\)" 1 } } */
/* { dg-final { scan-assembler-times "xorl\t.77, %edi" 1 } } */

extern int noted, counted;
extern void use (int, int);

#define FUNCTION(NAME) \
  void \
  NAME (int x) \
  { \
    noted++; \
    counted++; \
    __asm__ volatile ("# own " #NAME); \
    use (x ^ 77, 3); \
    __asm__ volatile ("# own end " #NAME); \
  }

FUNCTION (small1)
FUNCTION (small2)

__attribute__ ((optimize ("O1")))
FUNCTION (fast1)
__attribute__ ((optimize ("O1")))
FUNCTION (fast2)
