/* What GCC has merged is accessed by a type of no address space through a pointer to one:
   it has no code in common with what goes through other pointers.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused address-space in_segment } } */
/* { dg-final { outlined >= 1 } } */

#include <sys/syscall.h>
#include <unistd.h>

#include "../check.h"

struct s { char a, b, c, d; short e, f; } plain, segment;

#define FUNCTION(NAME, SPACE, N) \
  FN void \
  NAME (SPACE struct s *p) \
  { \
    note (7); \
    p->a = 1; p->b = 2; p->c = 3; p->d = 4; \
    note (8); \
    p->e = 5; p->f = 6; \
    note (N); \
  }
FUNCTION (direct, , 1)
FUNCTION (other, , 2)
FUNCTION (in_segment, __seg_gs, 3)

int
main (void)
{
  const long set_gs = 0x1001;
  syscall (SYS_arch_prctl, set_gs, &segment);
  direct (&plain);
  CHECK (plain.c == 3 && plain.f == 6 && segment.a == 0);
  plain.c = 0;
  in_segment (0);
  CHECK (segment.c == 3 && segment.f == 6 && plain.c == 0);
  other (&plain);
  CHECK (plain.c == 3);
  return 0;
}
