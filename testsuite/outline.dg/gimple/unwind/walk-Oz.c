/* The stack can be walked through outlined functions at -Oz (push and pop of
   constants).  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
