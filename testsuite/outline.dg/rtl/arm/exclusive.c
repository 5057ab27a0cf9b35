/* Processors promise progress only if little is done between an exclusive load and
   its store: nothing is called there.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { scan-assembler-times {\t(ldrex|ldaex)\t[^\n]*\n(\t(?!bl)[^\n]*\n)*\t(strex|stlex)\t} 4 } } */
/* { dg-final { folded any >= 1 } } */

#include "../kinds/exclusive.h"
