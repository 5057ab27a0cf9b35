# Statements of an inner loop stay where they are, and the same statements are
# outlined from code that is executed seldom, unless size is all that counts.  SPDX-License-Identifier: GPL-3.0-or-later

cat >a.c <<'SOURCE'
struct out { int a, b, c, d, e, f, g; };
int note (struct out *, int, int);
#define SAME(o, x, y) \
  ((o)->a = 17001, (o)->b = 12345, (o)->c = 77777, (o)->d = 99999, \
   (o)->f = 55555, (o)->g = 44444, \
   (o)->e = note (o, (x), (y)))
void cold_1 (struct out *o, int x, int y) { SAME (o, x, y); note (o, 1, 1); }
void cold_2 (struct out *o, int x, int y) { SAME (o, y, x); note (o, 2, 3); }
void cold_3 (struct out *o, int x, int y) { note (o, 3, x); SAME (o, x, y); note (o, 4, 5); }
void
hot (struct out *o, int n)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        {
          SAME (o, i, k);
          note (o, k, i);
        }
}
SOURCE

# How many calls of outlined functions function $1 of a.s makes.
calls () {
  awk -v f="$1:" '$1 == f { on = 1 } on && /\.size/ { exit }
                  on && /(call|jmp|bl?)[ \t].*\.outline\./ { n++ }
                  END { print n + 0 }' a.s
}
# With options $*, hot makes $1 calls and cold_1 $2.
expect () {
  hot=$1 cold=$2
  shift 2
  with_plugin "$@" $arg-min-benefit=1 -S a.c -o a.s
  [ "$(calls hot)" = "$hot" ] || fail "hot: $(calls hot) calls, $*"
  [ "$(calls cold_1)" = "$cold" ] || fail "cold_1: $(calls cold_1) calls, $*"
}
expect 0 1 -Os $arg-rtl=off
expect 0 1 -Os $arg-slowdown=1 $arg-rtl=on
expect 0 1 -Oz $arg-slowdown=1
# Not bounded.
expect 1 1 -Oz $arg-rtl=off
expect 1 1 -Oz $arg-rtl=on
expect 1 1 -Os $arg-slowdown=1000
# Nothing may be added.
expect 0 0 -Os $arg-slowdown=0 $arg-rtl=off

with_plugin -Os $arg-slowdown=0 $arg-rtl=off -fopt-info-ipa-missed -S a.c \
  -o a.s 2>messages
grep -q 'not outlined: slowdown: ' messages || fail "no remark"
