# The object of a dictionary carries the marks of the objects that use it: what is linked is guarded as without
# it, and is not where one of them is not.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) options="-fcf-protection=full -fcf-protection=branch -fcf-protection=return -fcf-protection=none" ;;
  aarch64-linux-gnu)
    options="-mbranch-protection=standard -mbranch-protection=bti -mbranch-protection=pac-ret -mbranch-protection=none"
    ! echo 'int x;' | "$GCC" -mbranch-protection=gcs -x c -c - -o gcs.o 2>messages \
      || options="$options -mbranch-protection=gcs" ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
linker=$("$GCC" -print-prog-name=ld)
readelf=$("$GCC" -print-prog-name=readelf)

cat >unit.h <<'SOURCE'
extern int total;
extern void count (int);
#define BODY(N) \
  int N##1 (int x) { count (x); count (7), total ^= 5, count (9), count (total), count (11); return total * 3; }
SOURCE
for u in a b; do
  printf '%s\n' '#include "unit.h"' "BODY (${u}_)" >$u.c
done

# marks FILE...: the features that all of it has, of what FILEs are linked to.
marks () {
  "$linker" -shared "$@" -o linked.so
  "$readelf" -n linked.so | sed -n 's/.*feature[^:]*: *//p'
}

for option in $options; do
  rm -rf sums
  for u in a b; do
    "$GCC" -fplugin="$PLUGIN" -Os -fPIC $option $arg-stress $arg-summary=sums -c $u.c -o $u.plain.o
  done
  "$merge" sums -o program.outline -S shared.s
  "$GCC" -c shared.s
  for u in a b; do
    "$GCC" -fplugin="$PLUGIN" -Os -fPIC $option $arg-stress $arg-dictionary=program.outline -c $u.c
  done
  nm a.o | grep -q 'U folded' || fail "nothing is shared with $option"
  marks a.plain.o b.plain.o >alone
  marks a.o b.o shared.o >with
  cmp alone with || fail "$option: marked as $(cat with), not as $(cat alone)"
  case $option in
    *none) [ ! -s alone ] || fail "marked with $option" ;;
    *) [ -s alone ] || fail "not marked with $option" ;;
  esac
done
