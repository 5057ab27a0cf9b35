/* In a unit in which most code is called in loops that code has the usual price at -Os.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */

#define OTHER OWN (0)
#include "entered-often.h"
