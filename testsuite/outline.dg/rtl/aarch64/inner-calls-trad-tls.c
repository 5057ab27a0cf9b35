/* Code of functions with -mtls-dialect=trad -fPIC is folded and runs.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mtls-dialect=trad -fPIC" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { unwinds } } */

#include "../kinds/inner-calls.h"
