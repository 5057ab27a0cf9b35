/* A walk through C functions and their fragments runs each cleanup once, at -Os.  */
/* { dg-do run } */
/* { dg-options "-Os -fexceptions -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { unwinds } } */

#include "forced.h"
