/* Functions that return by a thunk are left alone.  */
/* { dg-do compile } */
/* { dg-options "-Os -mfunction-return=thunk -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: code-attribute: " "" { target *-*-* } 0 } */
