// A sum over the members that reflection names is the same in shared code.
// { dg-do run }
// { dg-require-effective-target gcc16 }
// { dg-options "-Os -std=c++26 -freflection -fplugin-arg-outline-stress" }
// { dg-final { folded any >= 1 x86_64 } }

#include <meta>

#include "stress.h"

struct three { int x; int y; long z; };
struct two { int y; short w; };

template <typename type>
FN long
sum (const type &object)
{
  long result = 0;
  SAME ((int) sizeof (type));
  template for (constexpr auto member : std::define_static_array (
                  std::meta::nonstatic_data_members_of (
                    ^^type, std::meta::access_context::unchecked ())))
    result = result * 10 + object.[:member:];
  return result;
}

MAIN
{
  CHECK (sum (three { 1, 2, 3 }) == 123);
  CHECK_SAME ((int) sizeof (three));
  CHECK (sum (two { 4, 5 }) == 45);
  CHECK_SAME ((int) sizeof (two));
  return 0;
}
