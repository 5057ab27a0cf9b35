/* Functions that save no register for their callers share code with each other, and callers keep
   what they need.  (Callers count on rbp in GCC 14 and 15.)  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc16 } */

#define CONVENTION __attribute__ ((no_callee_saved_registers))
#include "convention.h"
