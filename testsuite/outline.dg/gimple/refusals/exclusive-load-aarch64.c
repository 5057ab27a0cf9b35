/* Between an exclusive load and its store, asm both, nothing is called: some processors
   forget the load then.  A load in one asm with its store does not matter.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused exclusive-load bad_1 bad_2 } } */
/* { dg-final { scan-assembler-not {bad_\d\.outline\.} } } */
/* { dg-final { scan-assembler {good_1\.outline\.} } } */

#define LOAD "ldaxr %w0, [%1]"
#define STORE "stlxr %w0, %w2, [%1]"
#define LOOP "1: ldxrb %w0, [%1]\n\tSTXRB %w0, %w0, [%1]\n\tcbnz %w0, 1b"
#include "../exclusive-load.h"
