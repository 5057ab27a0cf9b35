# A linker that merges equal functions (gold's --icf=safe) merges those that the plugin has shared code of, too: the
# program gets smaller, and exceptions still pass through them.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) ;;
  *) exit 77 ;;
esac
type ld.gold >/dev/null 2>&1 || exit 77
cat >box.h <<'SOURCE'
extern volatile int log_of_calls;
void note (int), must_fit (unsigned);
template <typename T> struct box
{
  T *data = nullptr;
  unsigned used = 0, room = 0;
  __attribute__ ((noinline)) void push (T *value);
  __attribute__ ((noinline)) void check (unsigned i);
};
struct guard { int n; guard (int n) : n (n) { note (n); } ~guard () { note (-n); } };
template <typename T> void box<T>::check (unsigned i)
{
  guard g (3);
  note (7); note (11); note (13);
  if (i >= used)
    must_fit (i);
  note (7); note (11); note (13);
}
template <typename T> void box<T>::push (T *value)
{
  guard g (5);
  note (17); note (19); note (23);
  if (used == room)
    room = room * 2 + 4;
  data = value;
  used++;
  note (17); note (19); note (23);
}
SOURCE
cat >a.cc <<'SOURCE'
#include "box.h"
box<int> first; box<char> second;
void a (int *i, char *c) { first.push (i); second.push (c); first.check (0); second.check (2); }
SOURCE
cat >b.cc <<'SOURCE'
#include "box.h"
box<long> third; box<short> fourth;
void b (long *i, short *c) { third.push (i); fourth.push (c); third.check (0); fourth.check (9); }
SOURCE
cat >main.cc <<'SOURCE'
#include <cstdio>
#include "box.h"
volatile int log_of_calls;
void note (int n) { log_of_calls = log_of_calls * 31 + n; }
void must_fit (unsigned i) { throw i; }
void a (int *, char *), b (long *, short *);
int main ()
{
  unsigned caught = 0;
  try { a (nullptr, nullptr); } catch (unsigned i) { caught += i; }
  try { b (nullptr, nullptr); } catch (unsigned i) { caught += i; }
  std::printf ("%u %d\n", caught, log_of_calls);
}
SOURCE
text () { size -A "$1" | awk '$1 == ".text" { print $2 }'; }
"$GXX" -Oz a.cc b.cc main.cc -o without
run ./without >expected
for options in "-Oz" "-Os $arg-stress" "-O2 $arg-stress"; do
  for unit in a b main; do
    with_plugin $options -ffunction-sections -c $unit.cc -o $unit.o
  done
  for icf in none safe; do
    "$GXX" -fuse-ld=gold -Wl,--icf=$icf a.o b.o main.o -o $icf || fail "$options: does not link with --icf=$icf"
    run ./$icf | cmp - expected || fail "$options, --icf=$icf: another result"
  done
  [ "$(text safe)" -lt "$(text none)" ] || fail "$options: the linker merges nothing"
done
