/* Functions with equal switches are one if they differ in a number; each case still goes to its own block.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

#define MEMBER(NAME, NUMBER)                    \
  FN int                                        \
  NAME (int n, int m)                           \
  {                                             \
    note (m);                                   \
    switch (n)                                  \
      {                                         \
      case 1: case 4: note (n + m); break;      \
      case 2: note (n * m); break;              \
      case 3: case 7 ... 9: note (n - m); m++; break; \
      case 5: case 11: note (n ^ m); return 5;  \
      case 6: note (n & m); break;              \
      case 10: note (NUMBER);                   \
      }                                         \
    note (NUMBER);                              \
    return m;                                   \
  }

MEMBER (first, 1000)
MEMBER (second, 2000)

SINK void
one (int n, int m, int number)
{
  note (m);
  switch (n)
    {
    case 1: case 4: note (n + m); break;
    case 2: note (n * m); break;
    case 3: case 7 ... 9: note (n - m); break;
    case 5: case 11: note (n ^ m); return;
    case 6: note (n & m); break;
    case 10: note (number);
    }
  note (number);
}

int
main (void)
{
  for (int n = 0; n < 13; n++)
    {
      trace = 0;
      first (n, 21), second (n, 22);
      unsigned found = trace;
      trace = 0;
      one (n, 21, 1000), one (n, 22, 2000);
      CHECK (found == trace);
    }
  return 0;
}
