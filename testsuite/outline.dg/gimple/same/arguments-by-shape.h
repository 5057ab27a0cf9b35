/* Functions that pass a structure between two other calls.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

struct plain { long a, b; };
struct holder { struct plain s; int n; };
struct other { struct plain s; long m[4]; };

SINK void
take (int n, struct plain s)
{
  trace = trace * 31 + s.a * 3 + s.b * 5 + n;
}

#define PASS(NAME, PARAMETER, OBJECT, NUMBER) \
  FN void NAME (PARAMETER, int n) { note (n), take (n, OBJECT), note (3); OWN (NUMBER); }
#define EXPECTED(N, A, B) ((((N) * 31u) + (A) * 3 + (B) * 5 + (N)) * 31 + 3)
