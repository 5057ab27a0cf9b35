/* At -O2 functions that are not cold have unwind entries of their own.  */
/* { dg-do run } */
/* { dg-options "-O2 -fno-reorder-functions -fno-reorder-blocks-and-partition" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { same-code-as-alone } } */

#include "neighbours.h"
