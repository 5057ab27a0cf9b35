/* Functions that do not return are folded.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-toplevel-reorder" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler {leave:\n(\t[^\n]*\n|\.L[^\n]*\n)*\tbl\t[\w.]+\.folded} } } */

#include "abort-on-noreturn.h"
