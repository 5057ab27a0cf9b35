// GCC makes no tail calls with -msave-restore: functions that would call what they are merged into keep their bodies.
// { dg-do compile }
// { dg-options "-Os -msave-restore" }
// { dg-require-effective-target riscv }
// { dg-final { merged == 0 } }

#include "guarded.h"
