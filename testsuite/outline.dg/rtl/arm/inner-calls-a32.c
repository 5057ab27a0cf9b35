/* In A32 code functions that a fragment calls and comes back from find the stack aligned.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -marm" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../kinds/inner-calls.h"
