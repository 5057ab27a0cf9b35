/* Not with -fno-reorder-functions.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-limit=0 -fno-reorder-functions" } */
/* { dg-require-effective-target riscv } */

#define NEAR 0
#define MOST 30
#include "near-order.h"
