// Where f may throw, main has its exception table (the twin of nothrow-found-late.cc).
// { dg-do run }
// { dg-options "-Os -DTHROWS -fplugin-arg-outline-rtl=off -fplugin-arg-outline-check" }
// { dg-final { outlined >= 1 } }
// { dg-final { scan-assembler {LSDA} } }

#include "nothrow-found-late.cc"
