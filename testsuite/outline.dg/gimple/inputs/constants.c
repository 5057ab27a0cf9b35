/* Constants that differ are parameters; those that agree stay inside.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-ipa-dump outline "sites 2 statements \\d+ parameters 3 results 0" } } */
/* { dg-final { scan-assembler-times "(7777|,-415\\M)" 1 } } */
/* { dg-final { scan-assembler-times "1111" 1 } } */

#include "../check.h"

FN void
first (int x)
{
  note (x + 1111), note (7777), note_double (1.5), note (x);
  OWN (1);
}

FN void
second (int x)
{
  note (x + 2222), note (7777), note_double (2.5), note (x);
  OWN (2);
}

int
main (void)
{
  first (3);
  CHECK (trace == (((1114u * 31 + 7777) * 33) + 12) * 31 + 3);
  trace = 0;
  second (3);
  CHECK (trace == (((2225u * 31 + 7777) * 33) + 20) * 31 + 3);
  return 0;
}
