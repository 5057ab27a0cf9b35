/* The same at -O2. */
/* { dg-do run } */
/* { dg-options "-O2 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */

#include "../kinds/inner-calls.h"
