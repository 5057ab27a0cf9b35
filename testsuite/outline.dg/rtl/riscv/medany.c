/* With -mcmodel=medany a call reaches all code, and it is folded (see refused-large.c).  */
/* { dg-do compile } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -fno-pie -mcmodel=medany -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */

#include "../check.h"

extern volatile int first, second, third;
FN int a (int x) { OWN (1); SAME_STORES; OWN (2); return x + 1; }
FN int b (int x) { OWN (3); SAME_STORES; OWN (4); return x + 2; }
FN int c (int x) { OWN (5); SAME_STORES; OWN (6); return x + 3; }
