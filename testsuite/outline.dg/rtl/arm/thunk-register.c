/* A fragment that ends in a call through a register that callees keep jumps there instead:
   it has nothing to restore before.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { scan-assembler {\tbx\tr[4-9]} } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/thunk-register.h"
