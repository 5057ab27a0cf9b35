/* At -O2 a function that runs keeps its jumps.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off" } */
/* { dg-final { same-code-as-alone } } */

#include "chains.h"
