/* The kernel's code model is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 2 } } */

#define ATTRIBUTE
#include "functions.h"
