/* A walk through C functions and their fragments runs each cleanup once, at -O2.  */
/* { dg-do run } */
/* { dg-options "-O2 -fexceptions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress -fplugin-arg-outline-all-levels" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { unwinds } } */

#include "forced.h"
