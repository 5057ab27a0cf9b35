/* Jumps over asm may be shorter than GCC thinks, which counts its lines: no island is added for those that may be
   short.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target folding } */
/* { dg-final { same-code-as-alone } } */

#include "islands-guessed.h"

#define LAST 107
JUMPS_OVER (__asm__ volatile ("\n\n\n\n" : : "r" (p) : "memory"); p[100] = 11)
