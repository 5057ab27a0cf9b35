// Without -msave-restore functions jump to what they are merged into.
// { dg-do compile }
// { dg-options "-Os" }
// { dg-require-effective-target riscv }
// { dg-final { merged == 1 } }

#include "guarded.h"
