/* Exceptions find the way through tails of functions with -mbranch-protection=bti.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mbranch-protection=bti" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { unwinds } } */

#include "../eh/throw.h"
