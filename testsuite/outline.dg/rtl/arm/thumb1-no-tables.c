/* In Thumb-1 code, where there are no unwind tables, the fragments of a section pay for no entry. */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffunction-sections -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called == 1 } } */

#include "no-tables.h"
