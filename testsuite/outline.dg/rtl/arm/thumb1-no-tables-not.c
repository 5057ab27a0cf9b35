/* In Thumb-1 code, where there are unwind tables, the fragments of a section pay for an entry. */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffunction-sections -mcpu=cortex-m0plus -funwind-tables" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded any == 0 } } */

#include "no-tables.h"
