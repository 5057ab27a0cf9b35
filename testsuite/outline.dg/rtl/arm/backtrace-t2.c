/* Backtraces pass fragments that call: the caller is found, and its caller.  With
   -mthumb.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -funwind-tables -fno-toplevel-reorder -fno-ipa-icf -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {\.save \{r4, lr\}\n[^\n]*\n[^\n]*\n[^\n]*folded} } } */

#include "backtrace.h"
