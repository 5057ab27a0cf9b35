/* A function with attribute minsize is compiled as with -Oz: its loops are shared, too, as its time does not count.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc12 } */
/* { dg-options "-O2 -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined >= 1 } } */

#include "minsize-attribute.h"
