/* Functions whose numbers differ in three places.  SPDX-License-Identifier: GPL-3.0-or-later  */

struct s { int a, b, c, d, e; };
#define F(N, X, Y, Z) \
  int \
  f##N (struct s *p) \
  { \
    p->a = p->b ^ X; \
    p->c = p->d + Y; \
    p->e = (p->a | p->c) & Z; \
    p->b = p->d ^ p->e; \
    p->d = p->a + (p->e ^ p->b); \
    return p->c - p->b; \
  }
F (1, 1234567, 7654321, 5555555)
F (2, 2234567, 8654321, 6555555)
F (3, 3234567, 1654321, 7555555)
F (4, 4234567, 2654321, 8555555)
F (5, 5234567, 3654321, 4555555)
