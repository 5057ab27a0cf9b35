/* A thunk inside each function has labels: nothing is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -mfunction-return=thunk-inline -fcf-protection=none -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "../refusals/functions.h"
/* { dg-missed "not folded: code-attribute: " "" { target *-*-* } 0 } */
