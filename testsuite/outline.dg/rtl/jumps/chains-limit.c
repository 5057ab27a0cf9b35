/* Option limit, which finds one fragment of many, leaves jumps alone: none has a label for others.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-limit=1000" } */
/* { dg-final { scan-assembler-not {:\n\tjmp} } } */

#include "chains-main.h"
