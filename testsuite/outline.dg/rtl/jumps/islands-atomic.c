/* GCC does not know how long atomic instructions are, and counts twice their bytes: no island is added for jumps over
   them that may be short.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target folding } */
/* { dg-final { same-code-as-alone } } */

#include "islands-guessed.h"

#define LAST 307
#define ADD(N) __atomic_fetch_add (p + 50, N, 5)
JUMPS_OVER (ADD (0); ADD (1); ADD (2); ADD (3); ADD (4); ADD (5))
