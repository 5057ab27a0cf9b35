/* At -O2 functions that run are left as they are.  */
/* { dg-do run } */
/* { dg-options "-O2 -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { same-code-as-alone } } */

#include "shared-neighbours.h"
