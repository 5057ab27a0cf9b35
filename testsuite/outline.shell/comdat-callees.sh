# COMDAT functions that the plugin makes are not shared between an object in which a callee is a built-in function, or
# defined, and one in which it is not: GCC expands built-in functions itself, and linkers may replace calls of what an
# object does not define (--wrap); nor between objects that are assembled with different options.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-gnueabihf | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac

cat >calls.h <<'SOURCE'
extern "C" int CALLEE (int) noexcept;
extern "C" int put (int, int) noexcept;
template <int n> __attribute__ ((noinline)) int
work (int x)
{
  put (10, n);
  put (20, 1);
  int r = CALLEE (x);
  put (30, 2);
  put (40, r);
  put (50, 77);
  return r + n;
}
int USER () { return work<NUMBER> (4) + work<NUMBER + 1> (4) + work<NUMBER + 2> (4); }
SOURCE
cat >main.cc <<'SOURCE'
#include <stdio.h>
static int count;
extern "C" __attribute__ ((noinline)) int put (int, int) noexcept { return 0; }
extern "C" __attribute__ ((noinline)) int ffs (int x) noexcept { count++; return x == 4 ? 3 : 0; }
extern "C" int __wrap_callee (int x) { count++; return x; }
int first (), second ();
int
main ()
{
  first ();
  int in_first = count;
  count = 0;
  second ();
  printf ("%d %d\n", in_first, count);
}
SOURCE
"$GXX" -O1 -fno-builtin -c main.cc

# unit NAME NUMBER CALLEE [FLAG...]: NAME.o, without and with the plugin NAME.plugin.o; the latter has shared code.
unit () {
  name=$1
  echo "#define USER $1
#define NUMBER $2
#define CALLEE $3
#include \"calls.h\"" >"$name.cc"
  shift 3
  "$GXX" -Os "$@" -c "$name.cc"
  "$GXX" -fplugin="$PLUGIN" -Os $arg-stress $part "$@" -c "$name.cc" -o "$name.plugin.o"
  nm "$name.plugin.o" | grep -q '_\.\(outline\|folded\)\.' || fail "no COMDAT function is made in $name"
}

# same WHAT [FLAG...]: programs of the two units do the same, in each order.
same () {
  what=$1
  shift
  for order in "first second" "second first"; do
    for kind in "" .plugin; do
      objects=
      for name in $order; do objects="$objects $name$kind.o"; done
      "$GXX" main.o $objects "$@" -o program
      run ./program >output$kind
    done
    cmp -s output output.plugin || fail "$what: $(cat output.plugin) instead of $(cat output) ($order)"
  done
}

for part in $arg-rtl=off $arg-gimple=off; do
  unit first 1 ffs
  unit second 4 ffs -fno-builtin-ffs
  same "built-in"

  echo 'extern "C" __attribute__ ((noinline)) int callee (int x) noexcept { return x + 1; }' >defined.h
  unit first 1 callee -include defined.h
  unit second 4 callee
  same "defined" -Wl,--wrap=callee

  shared_names () { nm "$1.plugin.o" | sed -n 's/.*\(_\.\(outline\|folded\)\..*\)/\1/p' | sort; }
  unit first 1 callee
  shared_names first >names.first
  unit first 1 callee -Wa,-I,.
  shared_names first | cmp -s - names.first || fail "an option that changes no code changes a name"
  [ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || continue
  unit first 1 callee -Wa,-mlfence-after-load=yes
  ! shared_names first | comm -12 - names.first | grep . || fail "a name is that of code without lfence"
done
