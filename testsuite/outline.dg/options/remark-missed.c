/* What is refused says why, at its place.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopt-info-ipa-missed" } */
/* { dg-additional-options "-fplugin-arg-outline-rtl=off" { target arm*-*-* } } */

__attribute__ ((no_outline)) int
f (int x)
{ /* { dg-missed "not outlined: no-outline: " "" { target *-*-* } .-1 } */
  /* { dg-missed "not folded: no-outline: " "" { target x86_64-*-* aarch64*-*-* riscv*-*-* } .-2 } */
  return x + 3;
}

int
g (int x)
{ /* { dg-missed "partly folded: link-register: " "" { target aarch64*-*-* riscv*-*-* } .-1 } */
  return x + 4;
}
