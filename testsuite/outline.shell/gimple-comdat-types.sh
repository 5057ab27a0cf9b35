# What is outlined from inline functions has names by which linkers keep one copy of
# equal ones.  Functions that print alike, but call with other types or otherwise, are
# not equal.
# SPDX-License-Identifier: GPL-3.0-or-later

[ -n "$GXX" ] || exit 77

# unit NAME TYPE THROWS: functions that make calls with a second argument of TYPE.
unit () {
  cat >"$1.cc" <<UNIT
typedef void (*F) (int, $2) $3;
struct S { F put; int last; };
#define SAME \
  s->put (k, -1); s->put (k + 1, -1); s->put (k ^ 3, -1); s->put (k * 5, -1); \
  s->put (k, -1); s->put (k + 1, -1); s->put (k ^ 3, -1); s->put (k * 5, -1);
inline __attribute__ ((noinline)) void ${1}_1 (S *s, int k) { SAME }
inline __attribute__ ((noinline)) void ${1}_2 (S *s, int k) { SAME s->last = k; }
void $1 (S *s) { ${1}_1 (s, 1); ${1}_2 (s, 2); }
UNIT
  "$GXX" -std=c++17 -fplugin="$PLUGIN" $arg-rtl=off $arg-stress -Os -c "$1.cc"
  nm "$1.o" | sed -n 's/.* W \(_\.outline\..*\)/\1/p' >"$1.names"
  [ -s "$1.names" ] || fail "nothing outlined in $1.cc"
}

unit a int ""
unit b "long long" ""
unit c int noexcept
unit d "unsigned" ""
cat a.names b.names c.names d.names | sort | uniq -d >twice
[ ! -s twice ] || { cat twice; fail "one name for different functions"; }
unit e int ""
sed 's/^/= /' a.names >one
sed 's/^/= /' e.names >two
cmp one two || fail "two names for equal functions"
