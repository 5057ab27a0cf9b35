# Without standard streams, as daemons compile, the same is folded.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >unit.c <<'SOURCE'
volatile int v1, v2, v3;
void put (int);
#define SAME put (7); v1 ^= 1001; put (9); v2 += 2002; put (11); v3 = v1 + v2
int f1 (int x) { put (x); SAME; return x; }
int f2 (int x) { put (x); SAME; return x + 1; }
int f3 (int x) { put (x); SAME; return x + 2; }
int f4 (int x) { put (x); SAME; return x + 3; }
SOURCE
with_plugin -Oz $arg-gimple=off -S unit.c -o open.s
grep -q folded open.s || exit 77
with_plugin -Oz $arg-gimple=off -S unit.c -o closed.s <&- >&- 2>&-
cmp open.s closed.s || fail "other code"
