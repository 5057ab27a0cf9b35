/* Where there are no unwind tables, the fragments of a section pay for no entry. */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -ffunction-sections" } */
/* { dg-require-effective-target bare_arm } */
/* { dg-final { folded called == 1 } } */

#include "no-tables.h"
