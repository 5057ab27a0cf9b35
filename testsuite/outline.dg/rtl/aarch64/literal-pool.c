/* Loads of constants that follow their function stay in it.  */
/* { dg-do run } */
/* { dg-options "-Os -mpc-relative-literal-loads -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\tldr\td\d+, \.LC} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n)*\t\w+\t[^\n]*\.LC} } } */

#include "literal-pool.h"
