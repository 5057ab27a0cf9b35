/* Functions that end alike, or have the same code in the middle, and some the same before that.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, fourth, fifth, sixth, seventh, eighth, ninth;

#define CALLED_WITH(NAME, BEFORE) \
  FN void NAME (int x) { OWN (NAME); BEFORE; first = 1001; second = 2002; OWN (NAME again); }
#define CALLED_LONGER(NAME) CALLED_WITH (NAME, seventh = 7007)
#define CALLED(NAME) CALLED_WITH (NAME, OWN (NAME before))

#define THUNK_WITH(NAME, BEFORE) \
  FN void NAME (int x) { OWN (NAME); BEFORE; third = 3003; fourth = 4004; note (5005); OWN (NAME again); }
#define THUNK_LONGER(NAME) THUNK_WITH (NAME, eighth = 8008)
#define THUNK(NAME) THUNK_WITH (NAME, OWN (NAME before))

#define TAIL_WITH(NAME, BEFORE) \
  FN int NAME (int x) { note (x); note (x); OWN (NAME); BEFORE; fifth = 5005; sixth = 6006; return x; }
#define TAIL_LONGER(NAME) TAIL_WITH (NAME, ninth = 9009)
#define TAIL(NAME) TAIL_WITH (NAME, OWN (NAME before))

#define SIX_CALLED \
  CALLED_LONGER (a) CALLED_LONGER (b) CALLED_LONGER (c) CALLED (d) CALLED (e) CALLED (f)
