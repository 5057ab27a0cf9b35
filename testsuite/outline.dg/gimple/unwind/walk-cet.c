/* The stack can be walked through outlined functions with landing marks.  */
/* { dg-do run } */
/* { dg-options "-Os -fcf-protection=full -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
