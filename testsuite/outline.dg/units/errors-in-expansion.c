/* Errors that GCC finds only when it expands a function are said as without the plugin: each of them, once,
   and nothing beside them.  */
/* { dg-do compile } */

void record (int, int, int);

#define BODY record (x, 1, 2); record (x + 1, 3, 5); record (x + 2, 5, 9)

int first (int x) { BODY; return x * 3; }

int
operand (int x)
{
  BODY;
  asm volatile ("" : : "i" (x)); /* { dg-warning "probably does not match" } */
  /* { dg-message "error: impossible constraint" "" { target *-*-* } .-1 } */
  return x * 5;
}

int second (int x) { BODY; return x * 7; }

int
other_register (int x)
{
  register int r asm ("no-such-register"); /* { dg-error "invalid register name" } */
  BODY;
  return x * r;
}

int
last_one (int x)
{
  BODY;
  asm volatile ("" : : "i" (x + 1)); /* { dg-warning "probably does not match" } */
  return x * 9;
}
