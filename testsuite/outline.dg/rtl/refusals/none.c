/* Without a reason to leave them alone, the functions of this folder are folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded any >= 2 } } */

#define ATTRIBUTE
#include "functions.h"
