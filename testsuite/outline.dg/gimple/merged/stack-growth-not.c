/* A merged function that keeps its parameters on the stack is none where option max-stack-growth forbids that.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fplugin-arg-outline-max-stack-growth=0" } */
/* { dg-final { merged == 0 } } */
/* { dg-final { refused stack-growth first second } } */

#include "stack-growth.h"
