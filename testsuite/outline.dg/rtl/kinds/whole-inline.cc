// Equal inline functions become jumps to one COMDAT fragment, which has all their code: prologue, a call that does not
// return, and the code after it.
// { dg-do run }
// { dg-options "-Os -fplugin-arg-outline-rtl=on" }
// { dg-require-effective-target folding }
// { dg-final { folded tail == 1 x86_64 } }
// { dg-final { scan-assembler-times {jmp\t_\.folded} 4 x86_64 } }
// { dg-final { unwinds } }

#include "../check.h"

int steps;

__attribute__ ((noipa)) void
step (int n)
{
  steps += n;
}

__attribute__ ((noipa, noreturn)) void
fail (int n)
{
  throw n;
}

__attribute__ ((noipa)) void *
larger (void *old, int bytes)
{
  static char store[1000];
  CHECK (!old || *(char *) old == 42);
  return bytes > 1000 ? 0 : store;
}

template <typename T> struct stretched
{
  T *data = 0;
  int room = 0, used = 0;
  FN void
  reserve (int n)
  {
    if (room >= n)
      return;
    int more = (n - room + 1) & ~1, half = ((room >> 1) + 2) & ~1;
    more = more > half ? more : half;
    if (more > 0x7fffffff - room)
      fail (1);
    room += more;
    data = (T *) larger (data, room * sizeof (T));
    if (!data)
      fail (2);
    step (room);
  }
};

struct one { int x; };
struct other { unsigned x; };

// What reserving N more than 3 of T throws; 0 if nothing.
template <typename T> FN int
thrown (int n)
{
  stretched<T> a;
  a.reserve (3);
  *(char *) a.data = 42;
  try
    {
      a.reserve (n);
    }
  catch (int caught)
    {
      return caught;
    }
  CHECK (a.room >= n);
  return 0;
}

MAIN
{
  CHECK (thrown<int> (5) == 0 && thrown<int> (100000) == 2 && thrown<int> (0x7fffffff) == 1);
  CHECK (thrown<one> (5) == 0 && thrown<one> (100000) == 2 && thrown<one> (0x7fffffff) == 1);
  CHECK (thrown<other> (5) == 0 && thrown<other> (100000) == 2 && thrown<other> (0x7fffffff) == 1);
  CHECK (thrown<float> (5) == 0 && thrown<float> (100000) == 2 && thrown<float> (0x7fffffff) == 1);
  return 0;
}
