/* Functions of one section share code, which is in that section; functions
   of two sections share none.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-Wl,--orphan-handling=place" { target *-none-* *-*-elf } } */
/* { dg-final { scan-assembler-not "other_\\d\\.outline" } } */
/* { dg-final { scan-assembler {\.section\s+inside[^\n]*\n(\s*(?!\s|\.section|\.text)[^\n]*\n)*\s+\.type\s+same_1\.outline} } } */

#include "../check.h"

#define IN(NAME) FN __attribute__ ((section (NAME)))
IN ("inside") void same_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); }
IN ("inside") void same_2 (int x) { note (x), note (x + 1), note (x * 3); OWN (2); }
IN ("north") void other_1 (int x) { twice (x), twice (x + 1), twice (x * 3); OWN (3); }
IN ("south") void other_2 (int x) { twice (x), twice (x + 1), twice (x * 3); OWN (4); }

int
main (void)
{
  same_1 (2);
  unsigned t = trace;
  trace = 0, same_2 (2);
  CHECK (trace == t);
  trace = 0, other_1 (2), t = trace;
  trace = 0, other_2 (2);
  CHECK (trace == t && t == (2 * 41 + 3) * 41 + 6);
  return 0;
}
