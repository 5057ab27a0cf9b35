/* A function that asks for its frame or return address gets its own.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { refused frame-address bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

static void *seen[4];

FN void bad_1 (int x) { note (x); seen[0] = __builtin_frame_address (0); seen[1] = __builtin_return_address (0); OWN (1); }
FN void bad_2 (int x) { note (x); seen[0] = __builtin_frame_address (0); seen[1] = __builtin_return_address (0); OWN (2); }

FN void good_1 (int x) { twice (x); seen[2] = &seen[1]; seen[3] = &seen[2]; OWN (3); }
FN void good_2 (int x) { twice (x); seen[2] = &seen[1]; seen[3] = &seen[2]; OWN (4); }

int
main (void)
{
  bad_1 (1);
  void *frame = seen[0], *back = seen[1];
  bad_2 (1);
  CHECK (seen[0] == frame && seen[1] != back);
  CHECK ((unsigned long) back - (unsigned long) bad_1 + 100000 < 200000);
  good_1 (1), good_2 (1);
  return 0;
}
