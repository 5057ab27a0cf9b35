/* Made functions get no patchable entry: what is traced are functions of the program.  */
/* { dg-do run } */
/* { dg-options "-Os -fpatchable-function-entry=4 -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-Wl,--orphan-handling=place" { target *-none-* *-*-elf } } */
/* { dg-final { scan-assembler "first\\.outline\\." } } */
/* { dg-final { scan-assembler-times "__patchable_function_entries," 4 } } */

#include "../check.h"

FN void first (int x) { note (x), note (x + 1), note (x * 3); OWN (1); }
FN void second (int x) { note (x), note (x + 1), note (x * 3); OWN (2); }

int
main (void)
{
  first (3);
  second (3);
  CHECK (trace == ((((3 * 31 + 4) * 31 + 9) * 31 + 3) * 31 + 4) * 31 + 9);
  return 0;
}
