/* The new function is local, and named after the first place.  */
/* { dg-do assemble } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler-not "(globl|weak|hidden)\\s+first\\.outline" } } */
/* { dg-final { scan-assembler "(call|bl)\\s+first\\.outline\\.\\w+(\\(PLT\\))?\\n" } } */

#include "../check.h"

int first (int x) { note (x), note (x + 1), note (x * 3); OWN (1); return x; }
int second (int x) { note (x), note (x + 1), note (x * 3); OWN (2); return x; }
