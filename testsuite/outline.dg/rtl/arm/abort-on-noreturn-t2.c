/* Functions that end in a call of "abort" (-mabort-on-noreturn) are not folded: their
   fragments would end in it, too.  -mthumb.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-toplevel-reorder -mabort-on-noreturn -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { scan-assembler-not {leave:\n(\t[^\n]*\n|\.L[^\n]*\n)*\tbl\t[\w.]+\.folded} } } */

#include "abort-on-noreturn.h"
