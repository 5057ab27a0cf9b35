/* With -mslow-flash-data constants that are not in the code are in fragments too.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mslow-flash-data" } */
/* { dg-require-effective-target bare_arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {folded\.\w+:(\n\t[^.].*)*\n\tmovt\t} } } */
/* { dg-final { scan-assembler-not {\tldr\tr[0-9]+, \.L} } } */

#include "constants.h"
