/* Functions that save no register for their callers share code with each other, and callers keep
   what they need.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc14 } */

#define CONVENTION __attribute__ ((no_callee_saved_registers))
#include "convention.h"
