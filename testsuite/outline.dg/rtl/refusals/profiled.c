/* Functions that call mcount are left alone.  On x86-64 Debian's GCC 16 calls __fentry__ instead, unless told not to, and
   then warns where it might move prologues.  */
/* { dg-do compile } */
/* { dg-options "-Os -pg -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-additional-options "-mno-fentry -fno-shrink-wrap" { target x86_64-*-* } } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: instrumented: " "" { target *-*-* } 0 } */
