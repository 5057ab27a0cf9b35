# Whatever the format of debug information, the instructions are the same.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >sample.c <<'SAMPLE'
int take (int, int, int);
extern int table[64];
#define FUNCTION(N, A, B) \
  int f##N (int x, int y) \
  { \
    int a = take (x, y, A), b = take (y, x, B), c = take (a, b, 3); \
    table[N] = take (c, a, 4) + x; \
    return take (a, b, c) + take (c, b, a) + y; \
  }
FUNCTION (1, 9, 8) FUNCTION (2, 7, 6) FUNCTION (3, 5, 4) FUNCTION (4, 3, 2)
SAMPLE
for option in "" -g -g3 -gdwarf-2 -gdwarf-4 "-gdwarf-5 -gsplit-dwarf"; do
  for level in -Os -Oz; do
    with_plugin $level $arg-gimple=off $arg-stress $option -S sample.c -o a.s
    grep '^	[a-z]' a.s >code$level
    grep -q folded code$level || fail "nothing folded with $level $option"
    [ -f first$level ] || cp code$level first$level
    cmp code$level first$level || fail "other code with $level $option"
  done
done
