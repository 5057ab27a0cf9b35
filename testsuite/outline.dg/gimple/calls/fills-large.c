/* Fills that take calls, with their arguments, are worth a function.  */
/* { dg-do assemble { target aarch64*-*-* riscv*-*-* } } */
/* { dg-options "-Os" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { object-size loaded < alone } } */

#define SIZE 800
#include "fills.h"
