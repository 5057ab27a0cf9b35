/* Calls inside fragments where callees change r4, which is pushed beside lr.  */
/* { dg-do run } */
/* { dg-options "-Os -fcall-used-r4 -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -funwind-tables" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded called >= 1 } } */

#include "../kinds/inner-calls.h"
