/* A variable in a register has no section, also where what uses it is surely kept; others that the same functions use
   share one.  */
/* { dg-do compile { target aarch64*-*-* } } */
/* { dg-options "-Os -fno-pie -ffixed-x18 -ffunction-sections -fdata-sections -fplugin-arg-outline-kept=all" } */
/* { dg-final { scan-assembler-times {\.section\t\.bss} 1 } } */
/* { dg-final { scan-assembler {ldr\tw\d+, \[x18, 4\]} } } */

register int *data asm ("x18");
static int a, b, c;
int one (int x) { a += x; b = a + *data; c ^= b; data += x; return b; }
int two (int x) { b -= x; c += data[1]; return a * b; }
int three (int x) { a -= x; data += 3; return c + b; }
