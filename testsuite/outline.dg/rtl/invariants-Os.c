/* At -Os, where it may cost time, GCC decides what is moved out of loops.  */
/* { dg-do compile } */
/* { dg-options "-Os -fPIC" } */
/* { dg-final { same-code-as-alone } } */

#include "invariants.h"
