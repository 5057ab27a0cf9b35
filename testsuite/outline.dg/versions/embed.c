/* Bytes that #embed brings are there, whole, in a unit with shared code.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc15 } */
/* { dg-additional-options "-std=gnu23" } */

#include "stress.h"

static const unsigned char itself[] = {
#embed __FILE__
};
static const unsigned char start[] = {
#embed __FILE__ limit (24) suffix (, 0)
};

#define CODE(N) \
  FN unsigned sum##N (const unsigned char *p, unsigned n) \
  { \
    unsigned result = N; \
    for (unsigned i = 0; i < n; i++) \
      result = result * 31 + p[i]; \
    SAME ((int) n); \
    return result; \
  }
CODE (1) CODE (2) CODE (3)

MAIN
{
  CHECK (sizeof start == 25 && sizeof itself > 700);
  CHECK (!__builtin_strcmp ((const char *) start, "/* Bytes that #embed bri"));
  CHECK (sum1 (start, 24) == sum1 (itself, 24));
  CHECK_SAME (24);
  CHECK (sum2 (start, 24) == sum2 (itself, 24));
  CHECK (sum3 (start, 24) == sum3 (itself, 24));
  return 0;
}
