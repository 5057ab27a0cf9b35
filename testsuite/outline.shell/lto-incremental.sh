# With -flto-incremental a second link takes the code of the first from the cache, and a link
# with other options of the plugin does not.
# SPDX-License-Identifier: GPL-3.0-or-later

hosted || exit 77
version=$("$GCC" -dumpfullversion)
[ "${version%%.*}" -ge 15 ] || exit 77

cat >a.c <<'SOURCE'
volatile int first, second, third;
#define SAME(X) \
  do { first = (X) * 7 + 1001; second = (X) ^ 2002; third = (X) - 3003; } while (0)
__attribute__ ((noinline)) int f (int x) { SAME (x); return x + 1; }
__attribute__ ((noinline)) int g (int x) { SAME (x); return x + 2; }
SOURCE
cat >b.c <<'SOURCE'
int f (int), g (int);
extern volatile int second;
int main (void) { return f (2) + g (3) + (second ^ 2002) - 11; }
SOURCE
mkdir cache
with_plugin -flto $arg-stress -c a.c
with_plugin -flto $arg-stress -c b.c

# linked NAME ARGUMENT...: the program NAME, which must run.
linked () {
  name=$1
  shift
  "$GCC" -Os -flto -flto-incremental=cache a.o b.o "$@" -o $name
  run ./$name || fail "$name: wrong result"
}
shared () {
  nm $1 | grep -c 'folded\.\|\.outline\.' || :
}
linked first -fplugin="$PLUGIN" $arg-stress
[ "$(ls cache | wc -l)" -gt 0 ] || fail "nothing in the cache"
[ "$(shared first)" -gt 0 ] || fail "no code is shared: a test that cannot fail"
linked second -fplugin="$PLUGIN" $arg-stress
cmp first second || fail "another program from the cache"
linked off -fplugin="$PLUGIN" $arg-disable
[ "$(shared off)" = 0 ] || fail "code of the cache was made with other options"
