/* Of so little cold code nothing is folded, so it is scheduled as without the plugin: unscheduled its unwind table may
   be larger (negotiator/default.c of git was, by 8 bytes).  */
/* { dg-do compile } */
/* { dg-options "-O2 -fdump-ipa-all" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-ipa-dump outline_try "chosen: outlined.*, usual code" } } */
/* { dg-final { same-code-as-alone } } */

#include "cold.h"

WITH_COLD_BLOCK (f, 99)
