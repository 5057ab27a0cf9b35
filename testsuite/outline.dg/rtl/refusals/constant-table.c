/* Constants of a table in the code are no instructions: nothing is said of them, nor of what loads them.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fopt-info-ipa-missed" } */
/* { dg-require-effective-target folding } */
/* { dg-additional-options "-fno-pie" { target arm*-*-* i?86-*-* } } */

extern int v[4];

int
plain (int a)
{ /* { dg-missed "partly folded: link-register: " "" { target aarch64*-*-* riscv*-*-* } .-1 } */
  return a * 3 + v[0];
}
