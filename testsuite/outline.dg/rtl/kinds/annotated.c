/* What -dp and -dP print at an instruction is about one place: fragments have none of it, and option check finds them the
   same at all of theirs.  The functions still have it.  */
/* { dg-do compile } */
/* { dg-options "-Os -dap -dP -fplugin-arg-outline-check -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {folded[^:]*:\n[^\n]*\t# [0-9]+} } } */
/* { dg-final { scan-assembler {call\tf1\.folded[^\n]*\t# [0-9]+} } } */

#include "../check.h"

extern void use (int);

#define FUNCTION(NAME) \
  void \
  NAME (int x) \
  { \
    OWN (NAME); \
    SAME_STORES; \
    OWN (NAME); \
    use (x); \
  }

FUNCTION (f1)
FUNCTION (f2)
FUNCTION (f3)
