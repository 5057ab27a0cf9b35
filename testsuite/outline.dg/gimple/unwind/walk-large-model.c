/* The stack can be walked through outlined functions of the large model.  */
/* { dg-do run } */
/* { dg-options "-Os -mcmodel=large -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
