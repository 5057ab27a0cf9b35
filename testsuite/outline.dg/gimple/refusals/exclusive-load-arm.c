/* Between an exclusive load and its store, asm both, nothing is called: some processors
   forget the load then.  A load in one asm with its store does not matter.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-final { refused exclusive-load bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not {bad_\d\.outline\.} } } */
/* { dg-final { scan-assembler {good_1\.outline\.} } } */

#define LOAD "ldrex %0, [%1]"
#define STORE "strex %0, %2, [%1]"
#define LOOP "1: ldrexb %0, [%1]\n\tSTREXB %0, %0, [%1]\n\tcmp %0, #0\n\tbne 1b"
#include "../exclusive-load.h"
