/* The new function has the source line of its first copy.  (GCC 16 writes the tables of lines itself on RISC-V.)  */
/* { dg-do assemble } */
/* { dg-options "-Os -g -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler "first\\.outline\\.\\w+:\\n(\\S*:\\n)*(\\s+\\.file\[^\\n\]*\\n)?(\\s+\\.loc 1 13 |\\.LM\\d+:\\n)" } } */

void note (int);
int sink;

int
first (int x)
{
  note (x);
  note (x + 1), note (x * 3);
  sink = 1;
  return x;
}

int
second (int x)
{
  note (x);
  note (x + 1), note (x * 3);
  __asm__ ("");
  return x;
}
