/* A string whose address leaves the only function that names it is written all the same.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-pie -no-pie -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

#include "shared-named.h"
