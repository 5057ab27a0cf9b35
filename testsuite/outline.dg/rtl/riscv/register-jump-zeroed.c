/* Functions that clear the registers that they have used have no fragment that changes t0.  */
/* { dg-do run } */
/* { dg-options "-Os -fzero-call-used-regs=all-gpr -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-final { folded register-jump == 0 } } */

#include "../kinds/red-zone.h"
