/* A transaction that fails begins again, with the stack as it was: nothing of its function is
   outlined.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fgnu-tm" } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused returns-twice bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

int a, b, c;

FN void bad_1 (int x) { note (x); __transaction_atomic { a = x; b = x + 3; c += x; } note (1); }
FN void bad_2 (int x) { note (x); __transaction_atomic { a = x; b = x + 3; c += x; } note (2); }

FN void good_1 (int x) { twice (x); a = x; b = x + 4; note (3); }
FN void good_2 (int x) { twice (x); a = x; b = x + 4; note (4); }
