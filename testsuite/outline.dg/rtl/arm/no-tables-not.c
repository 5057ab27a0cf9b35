/* Where there are unwind tables, the fragments of a section pay for an entry. */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffunction-sections -funwind-tables" } */
/* { dg-require-effective-target bare_arm } */
/* { dg-final { folded any == 0 } } */

#include "no-tables.h"
