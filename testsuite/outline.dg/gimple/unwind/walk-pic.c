/* The stack can be walked through outlined functions of position-independent code.  */
/* { dg-do run } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
