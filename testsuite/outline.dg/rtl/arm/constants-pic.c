/* Constants in the code, -fPIC: distances from places that go along.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fPIC -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t?[^.\n].*)+\n\t\.align\t2\n\.L\d+:\n\t\.word\t} } } */
/* { dg-final { scan-assembler-not {\n[ab]:(\n(?!\t\.size\t[ab],)[^\n]*)*\n\t\.word\t305419896\n} } } */
/* { dg-final { same-code-with-g } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n.*)*\n\.LPIC\d+:\n\tadd\t} } } */

#include "constants.h"
