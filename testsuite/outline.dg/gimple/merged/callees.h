/* Functions that differ in what they call.  SPDX-License-Identifier: GPL-3.0-or-later */

int v[16];

/* Defines NAME, which calls CALLEE (its number of elements, LAST).  */
#define FUNCTION(NAME, CALLEE, LAST) \
__attribute__ ((noinline)) void \
NAME (int *p, int n) \
{ \
  for (int i = 0; i < n; i++) \
    if (p[i] & 1) \
      v[i & 15] += p[i] * 3; \
    else \
      v[(i + 1) & 15] ^= p[i] - 7; \
  CALLEE (n, LAST); \
  for (int i = n; i-- > 0;) \
    p[i] = v[i & 15] ? v[i & 15] + 1 : p[i] * 2; \
}
