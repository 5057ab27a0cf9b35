// A made function that may throw is expanded before those that call it: it has no statements any more when GCC comes to
// them, and is not read again.
// { dg-do run }
// { dg-options "-Os -DTHROWS -Dmain=other -fplugin-arg-outline-rtl=off -fplugin-arg-outline-check" }
// { dg-final { outlined >= 1 } }
// { dg-final { scan-assembler {LSDA} } }

#include "nothrow-found-late.cc"
#undef main

int
main ()
{
  other ();
}
