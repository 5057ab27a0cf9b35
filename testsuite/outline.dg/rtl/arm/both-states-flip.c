/* -mflip-thumb: functions change their state in turn, and what is folded is that of
   the unit's state.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mthumb -mflip-thumb -mgeneral-regs-only" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { refused code-attribute a c } } */

#include "both-states.h"
