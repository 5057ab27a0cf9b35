/* Without unwind tables the function that is made of code which does not return costs no entry.  */
/* { dg-do compile { target x86_64-*-* } } */
/* { dg-options "-Os -ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-rtl=off -fplugin-arg-outline-kept=all -fplugin-arg-outline-min-benefit=8" } */
/* { dg-final { outlined == 1 } } */

void note (int, int);
void fail (int, int) __attribute__ ((noreturn));

#define TAIL note (x, 111); note (x + 1, 222); note (x + 2, 333); fail (x, 444)

int one (int x) { if (x > 3) { TAIL; } return x * 3; }
int two (int x) { x = x * x ^ 5; if (x > 5) { TAIL; } return x * 5; }
