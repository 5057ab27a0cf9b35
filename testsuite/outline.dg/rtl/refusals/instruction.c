/* What cannot be folded says which instruction is the first, where, how many bytes all of them have, and why: a constant
   beside the code, a computed jump, an asm.  Nothing is said of code that names symbols, and no sentence is about
   statements.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */

extern int v[4];

int
plain (int a)
{
  return a * 3 + v[0];
}

double
constant (double x)
{ /* { dg-missed "partly folded: function-constant: the instruction uses a constant that is stored beside the code of its function .\\d+ bytes, first in line 19, \\w+." "" { target *-*-* } .-1 } */
  return x * 3.25;
}

int
jump (int x)
{ /* { dg-missed "partly folded: computed-jump: the instruction jumps to an address that it computes, or prints labels of its own .\\d+ bytes, indirect_jump." "" { target *-*-* } .-1 } */
  static void *const places[] = { &&one, &&two };
  goto *places[x & 1];
one:
  v[1] = 0;
two:
  return x;
}

int
text (int x)
{ /* { dg-missed "partly folded: asm: the code is an asm statement .first in line 36." "" { target *-*-* } .-1 } */
  __asm__ volatile ("nop");
  return x;
}
