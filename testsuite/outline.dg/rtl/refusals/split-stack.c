/* A stack that grows in pieces is left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -fsplit-stack -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: stack: " "" { target *-*-* } 0 } */
