/* The stack can be walked where each function has a section of its own and
   unused ones are thrown away.  */
/* { dg-do run } */
/* { dg-options "-Os -ffunction-sections -Wl,--gc-sections -fplugin-arg-outline-stress" } */
/* { dg-additional-options "-funwind-tables" { target arm*-*-* } } */
/* { dg-final { outlined >= 4 } } */

#include "functions.h"
