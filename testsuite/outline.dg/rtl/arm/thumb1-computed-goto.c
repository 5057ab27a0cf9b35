/* In Thumb-1 code the operations of an interpreter call fragments: a computed jump leads to labels of its function, where nothing is in use that a call destroys.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler {(bl|call)\t[^\n]*folded} } } */
/* { dg-final { same-code-with-g } } */

#define BEFORE(N) OWN (N)
#define BETWEEN(N) note (N)
#include "../kinds/computed-goto.h"
