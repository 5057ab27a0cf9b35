/* In a shared library a callee that may be in another one is called by the PLT: its address would be looked for as soon as
   the library is loaded, even if it is never called and in no library then.  */
/* { dg-do compile } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fPIC -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler-not "elsewhere_.*GOT" } } */

#include "callees.h"

int elsewhere_1 (int, int), elsewhere_2 (int, int);
int here_1 (int, int) __attribute__ ((visibility ("hidden"))), here_2 (int, int) __attribute__ ((visibility ("hidden")));

FUNCTION (first, elsewhere_1, p[0])
FUNCTION (second, elsewhere_2, p[0])
FUNCTION (third, here_1, p[0])
FUNCTION (fourth, here_2, p[0])
