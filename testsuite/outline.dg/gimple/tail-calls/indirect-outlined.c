/* The regions of indirect.c are outlined, and the calls in their places are jumps.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Oz -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { scan-assembler "jmp\\s+\\S+\\.outline\\." } } */
/* { dg-final { scan-assembler-not "call\\s+\\S+\\.outline\\.(?!.*slow)" } } */

#include "indirect.c"
