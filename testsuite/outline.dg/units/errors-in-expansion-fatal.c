/* An error that GCC finds only when it expands a function, and that ends the compilation, is said as without the plugin:
   once, and nothing beside it, though trials meet it first.  */
/* { dg-do compile } */
/* { dg-require-effective-target gcc12 } */
/* { dg-options "-Oz -Wfatal-errors" } */

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

/* { dg-message "compilation terminated" "" { target *-*-* } 0 } */
