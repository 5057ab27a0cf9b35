/* With -mbranch-protection=standard no fragment jumps back through a register, and nothing returns that was not called.  */
/* { dg-do run } */
/* { dg-options "-Os -mbranch-protection=standard -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded register-jump == 0 } } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {\t(br|ret)\tx} } } */

#include "../kinds/red-zone.h"
