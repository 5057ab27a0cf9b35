/* Functions are in an order in which many are near to what they call.  */
/* { dg-do run } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-limit=0" } */
/* { dg-require-effective-target riscv } */

#define NEAR 38
#define MOST 40
#include "near-order.h"
