/* Code of functions with -mbranch-protection=pac-ret+leaf is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mbranch-protection=pac-ret+leaf" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
