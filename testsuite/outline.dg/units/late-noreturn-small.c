/* What is to be small is expanded with all that is known at last: what follows a call
   that does not return is dropped.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-limit=0" } */
/* { dg-final { object-size loaded < alone } } */

#include "late-noreturn.c"
