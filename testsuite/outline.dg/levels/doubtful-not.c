/* So is code that surely runs seldom, where it saves little.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded any >= 1 } } */

#define CONDITION __builtin_expect_with_probability (p == q, 0, 0.9999)
#include "doubtful.h"
