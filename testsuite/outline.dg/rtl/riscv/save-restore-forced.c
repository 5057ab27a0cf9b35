/* A walk through functions whose registers are saved by -msave-restore, and through their fragments, runs each cleanup
   once.  */
/* { dg-do run } */
/* { dg-options "-Os -fexceptions -msave-restore -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target no_zcmp } */
/* { dg-final { folded called >= 2 } } */
/* { dg-final { scan-assembler {\tcall\tt0,__riscv_save_} } } */

#include "../eh/forced.h"
