/* Small fills of known size, which are a store or two, are no calls: a function that makes one saves nothing.  */
/* { dg-do assemble { target aarch64*-*-* riscv*-*-* x86_64-*-* } } */
/* { dg-options "-Os" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { object-size loaded <= alone } } */

#define SIZE 8
#include "fills.h"
