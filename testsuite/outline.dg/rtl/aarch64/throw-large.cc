/* Exceptions find the way through tails of functions with -mcmodel=large.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcmodel=large -fno-pie -no-pie" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { unwinds } } */

#include "../eh/throw.h"
