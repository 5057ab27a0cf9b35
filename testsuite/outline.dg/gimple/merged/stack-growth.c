/* A merged function that keeps its parameters on the stack takes some more of it.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fplugin-arg-outline-max-stack-growth=1000" } */
/* { dg-final { merged == 1 } } */

#include "stack-growth.h"
