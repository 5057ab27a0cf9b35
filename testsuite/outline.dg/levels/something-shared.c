/* The twin of nothing-shared.c: two functions end alike, so the unit is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -fdump-ipa-all -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-ipa-dump-not outline_try "not folded|scheduled" } } */
/* { dg-final { folded any >= 1 } } */

#include "nothing-shared.c"

int ask (unsigned, unsigned), total;

unsigned
first (unsigned a, unsigned b)
{
  total = ask (a + 1, b) * 3;
  return ask (total, 1001) + ask (total, 2002) + ask (total, 3003);
}

unsigned
second (unsigned a, unsigned b)
{
  total = ask (a - 2, b) * 3;
  return ask (total, 1001) + ask (total, 2002) + ask (total, 3003);
}
