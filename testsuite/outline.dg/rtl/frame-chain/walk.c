/* With a frame pointer that the user asks for, who walks along frame pointers from inside a callee sees each function
   that has called, whatever is outlined, merged, equal and folded.  */
/* { dg-do run { target x86_64-*-* aarch64*-*-* } } */
/* { dg-additional-options "-fno-omit-frame-pointer -rdynamic" } */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

volatile int a, b, c;

/* Whether NAME has called, perhaps through shared code, which has a frame of its own.  */
__attribute__ ((noipa)) int
walk (int x, const char *name)
{
  void **frame = __builtin_frame_address (0);
  for (int depth = 0; depth < 2; depth++, frame = *frame)
    {
      Dl_info info;
      if (dladdr (frame[1], &info) && info.dli_sname && !strcmp (info.dli_sname, name))
        return x;
    }
  __builtin_abort ();
}

#define FUNCTION __attribute__ ((noinline)) int
#define CODE a = x; b = x * 3; int t = walk (x + 7, __func__); c = t; t += walk (a, __func__); b = t ^ 0x55; a = 11; c = 13

FUNCTION alpha (int x) { if (x > 3) { CODE; c = 99; return b + 1; } return x; }
FUNCTION beta (int x) { if (x > 9) { CODE; c = 98; return b + 2; } return x - 1; }
FUNCTION gam (int x) { if (x & 1) { CODE; c = 97; return b + 3; } return x * x; }
/* They end alike, and could become jumps to code with the calls.  */
FUNCTION last (int x) { if (x > 5) { CODE; return b; } return 1; }
FUNCTION also_last (int x) { if (x > 6) { CODE; return b; } return 2; }
/* Could be merged, or are equal.  */
FUNCTION one (int x) { a = x * 5; walk (x, "one"); c = a ^ 3; walk (a, "one"); b = c + a * 7; return 4; }
FUNCTION two (int x) { a = x * 5; walk (x, "two"); c = a ^ 3; walk (a, "two"); b = c + a * 7; return 4; }
const char *name;
FUNCTION first_equal (int x) { name = "first_equal"; a = x; walk (x, name); c = x * 3; walk (x, name); b = x - 6; return 5; }
FUNCTION next_equal (int x) { name = "next_equal"; a = x; walk (x, name); c = x * 3; walk (x, name); b = x - 6; return 5; }

int
main (void)
{
  alpha (21), beta (23), gam (25), last (27), also_last (29);
  one (1), two (2), first_equal (3), next_equal (4);
  return 0;
}
