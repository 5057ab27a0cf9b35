/* Functions of convention preserve_none, which take arguments where others keep values, share
   code with each other, and callers keep what they need.  */
/* { dg-do run } */
/* { dg-require-effective-target preserve_none } */

#define CONVENTION __attribute__ ((preserve_none))
#include "convention.h"
