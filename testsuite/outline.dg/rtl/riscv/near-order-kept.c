/* Nor where the order of one of them is kept by an attribute.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-limit=0" } */
/* { dg-require-effective-target riscv } */

__attribute__ ((no_reorder)) int kept (void) { return 5; }
#define NEAR 0
#define MOST 30
#include "near-order.h"
