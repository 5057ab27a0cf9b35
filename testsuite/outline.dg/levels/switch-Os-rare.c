/* The same code is shared at -Os where conditions that GCC expects to be rare lead to it.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 1 } } */

#define DISPATCH if (__builtin_expect (code[i] != 100, 0)) switch (code[i])
#include "many-instructions.h"
