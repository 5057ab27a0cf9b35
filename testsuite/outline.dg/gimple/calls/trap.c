/* What is before __builtin_trap is outlined.  The trap, an instruction and no call, stays where it is, and nothing is
   taken to follow it.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=off -fplugin-arg-outline-min-benefit=0 -fopt-info-ipa-optimized" } */

volatile int seen[8];

#define FAIL(n) do { seen[0] = n; seen[1] = n ^ 5; seen[2] = 77; seen[3] = n + 3; seen[5] = 1234567; \
                     __builtin_trap (); } while (0)

__attribute__ ((noinline)) int first (int x) { if (x > 9) FAIL (x); return x * 3; }
__attribute__ ((noinline)) int second (int x) { if (x > 8) FAIL (x); return x * 5 + 1; }
__attribute__ ((noinline)) int third (int x) { if (x > 7) FAIL (x); return x ^ 3; }

/* { dg-message "outlined \[0-9\]* statements from 3 places" "" { target *-*-* } 0 } */

int
main (void)
{
  return !(first (2) == 6 && second (3) == 16 && third (5) == 6 && seen[0] == 0);
}
