/* The stack can be walked through outlined functions, with debug information.  */
/* { dg-do run } */
/* { dg-options "-Os -g -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
