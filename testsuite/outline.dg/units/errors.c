/* A unit with errors ends with GCC's errors and no others.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */

int
wrong (void)
{
  return undeclared; /* { dg-error "'undeclared' undeclared" } */
  /* { dg-message "each undeclared identifier" "" { target *-*-* } .-1 } */
}
