/* Constants in the code where size decides.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { object-size loaded < alone } } */

#include "constants.h"
