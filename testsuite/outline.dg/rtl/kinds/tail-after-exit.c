/* An exit of a function after another exit is folded, too: restoring the frame state there
   is no change in the tail.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded tail == 3 } } */
/* { dg-final { scan-assembler-times "ldp\tx29, x30, .sp., 32" 3 aarch64 } } */
/* The state that the site no longer changes is not remembered either; and the last fragment
   brings back what was before the first.  */
/* { dg-final { scan-assembler-not {folded[^\n]*\n\t.cfi_remember_state\n[^\n]*\n\t.cfi_restore_state} } } */
/* { dg-final { scan-assembler-times {\.cfi_restore_state\n\tb\t} 1 aarch64 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

SINK int ask (int n) { return n; }
SINK int one (int n) { return n + 1000; }
SINK int two (int n) { return n + 2000; }
#define FUNCTION(N) \
FN int f##N (int x) \
{ \
  OWN (N); \
  if (ask (x) > 3 + N) { OWN (100 + N); return one (x); } \
  if (ask (x + N) > 1 + N) return two (x); \
  if (ask (x + 1) > 2 + N) return two (x); \
  OWN (200 + N); \
  return ask (x + N);\
}
FUNCTION (1) FUNCTION (2) FUNCTION (3) FUNCTION (4)

MAIN
{
  CHECK (f1 (9) == 1009 && f2 (9) == 1009 && f3 (9) == 1009 && f4 (9) == 1009);
  CHECK (f1 (2) == 2002 && f2 (2) == 2002 && f3 (2) == 2002 && f4 (2) == 2002);
  CHECK (f1 (0) == 1 && f2 (0) == 2 && f3 (1) == 4 && f4 (1) == 5);
  return 0;
}
