/* Without attribute minsize the same functions stay as they are at -O2.  */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { same-code-as-alone } } */

#define minsize
#include "minsize-attribute.h"
