/* A function that goes on after its jump to a tail keeps that, and is followed by nothing.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fno-reorder-blocks -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target tails_follow } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not {\n\t\.size\tthree, \.-three\n(\t\.(align|arch|type)[^\n]*\n)*\w+\.folded\.\w+:} } } */

#define LAST                                                         \
  OWN (3);                                                           \
  note (x + 3);                                                      \
  if (__builtin_expect (x == 3, 1)) { SAME_STORES; return 77; }      \
  for (;;) { OWN (31); note (x); OWN (32); }
#include "follows.h"
