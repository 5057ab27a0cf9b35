/* Where the register for the count of a shift is the program's, counts stay constants.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -ffixed-rcx" } */
/* { dg-require-effective-target x86_64 } */

unsigned out[5];

#define FUNCTION(N) \
  void \
  by_##N (unsigned x) \
  { \
    out[0] = x >> N; \
    out[1] = out[0] << (N + 1); \
    out[2] = out[1] * 31; \
    out[3] = out[2] + x; \
  }
FUNCTION (3)
FUNCTION (5)
FUNCTION (7)
