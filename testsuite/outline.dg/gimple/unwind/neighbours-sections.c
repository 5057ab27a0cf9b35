/* At -Oz functions in different sections share no unwind entry; those of one section do,
   whatever is between them.  (An entry has at most 64 directives, which
   32-bit RISC-V reaches.)  */
/* { dg-do run } */
/* { dg-options "-Oz -freorder-functions -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 3 lp64 } } */
/* { dg-final { scan-assembler-times "cfi_endproc" 3 lp64 } } */
/* { dg-final { unwinds } } */

#define f(N) f##N
__attribute__ ((constructor)) static void start (void);
#include "neighbours.h"

static volatile int started;
static void start (void) { started = 1; note (3); }
__attribute__ ((cold)) FN int g (int x) { note (x); OWN (20); note (started); SAME_STORES; return x; }
FN int h (int x) { note (x); OWN (21); note (started); SAME_STORES; return x; }
__attribute__ ((cold)) FN int i (int x) { note (x); OWN (22); note (started); SAME_STORES; return x; }
