# Whatever partitions, processes, linker, library or kind of object -flto is combined with: the program
# runs, shares code, and is the same when it is linked again.
# SPDX-License-Identifier: GPL-3.0-or-later

machine=$("$GCC" -dumpmachine)
case $machine in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cat >unit.h <<'SOURCE'
extern volatile int first, second, third;
#define SAME(X) \
  do { first = (X) * 7 + 1001; second = (X) ^ 2002; third = (X) - 3003; first = 5005; } while (0)
#define KEPT __attribute__ ((noinline))
SOURCE
cat >a.c <<'SOURCE'
#include "unit.h"
int b1 (int), b2 (int);
KEPT int a1 (int x) { SAME (x); return b1 (x) + 1; }
KEPT int a2 (int x) { SAME (x); return b2 (x) + 2; }
KEPT int a3 (int x) { SAME (x); return b1 (x) + 3; }
SOURCE
cat >b.c <<'SOURCE'
#include "unit.h"
volatile int first, second, third;
KEPT int b1 (int x) { SAME (x); return x + 4; }
KEPT int b2 (int x) { SAME (x); return x + 5; }
KEPT int b3 (int x) { SAME (x); return x + 6; }
SOURCE
cat >main.c <<'SOURCE'
int a1 (int), a2 (int), a3 (int), b3 (int);
extern volatile int second;
int main (int argc, char **argv)
{
  int x = argc + 1;
  return a1 (x) + a2 (x) + a3 (x) + b3 (x) != 33 || second != (x ^ 2002);
}
SOURCE
plugin="-fplugin=$PLUGIN"

shared () {                     # the number of shared pieces of code in file $1
  nm "$1" | grep -c '\.folded\.\|\.merged\.\|\.outline\.' || :
}
objcopy=$("$GCC" -print-prog-name=objcopy)
text () {                       # the code of file $1, in the file $1.text
  "$objcopy" -O binary -j .text "$1" "$1.text"
}
compiled () {                   # objects of all sources, with arguments $@
  rm -f ./*.o ./*.a ./*.so
  for source in a b main; do
    "$GCC" -Oz $plugin "$@" -c $source.c
  done
}
# linked WHAT ARGUMENT...: the program of these objects, linked twice.
linked () {
  what=$1
  shift
  for name in program again; do
    "$GCC" -Oz $plugin "$@" -o $name || fail "$what: does not link"
  done
  run ./program || fail "$what: wrong result"
  text program
  text again
  cmp program.text again.text || fail "$what: another program when it is linked again"
}
shares () {
  [ "$(shared program)" -ge 1 ] || fail "$what: no code is shared"
}

compiled -flto
for partition in one balanced 1to1 none max; do
  linked "partition $partition" -flto -flto-partition=$partition ./*.o
  # Each function is a partition: nothing is shared in one but what repeats in a function.
  [ $partition = max ] || shares
done
for jobs in -flto -flto=auto -flto=2 "-flto=2 -flto-partition=1to1"; do
  linked "jobs $jobs" $jobs ./*.o
  shares
done
linked "whole program" -flto -fwhole-program ./*.o
shares
linked "PIE off" -flto -no-pie ./*.o
shares
linked "sections" -flto -ffunction-sections -Wl,--gc-sections ./*.o

# Another linker, where the compiler has it.
links_with () {
  echo 'int main (void) { return 0; }' | "$GCC" -fuse-ld=$1 -x c - -o try 2>messages
}
for linker in bfd gold; do
  if links_with $linker; then
    linked "$linker" -flto -fuse-ld=$linker -fuse-linker-plugin ./*.o
    shares
  fi
done

# With debug information the code is the same.
linked "without -g" -flto -flto-partition=one ./*.o
cp program.text plain.text
compiled -flto -g
linked "with -g" -flto -flto-partition=one -g ./*.o
cmp plain.text program.text || fail "-g changes the code"

for fat in -ffat-lto-objects -fno-fat-lto-objects; do
  compiled -flto $fat
  linked "$fat" -flto $fat ./*.o
  shares
done
compiled -flto -ffat-lto-objects
linked "fat objects without LTO" -fno-lto ./*.o
shares
# Without a plugin of the linker GCC can only link these, with LTO or not.
linked "no linker plugin" -flto -fno-use-linker-plugin ./*.o
shares
if links_with lld; then
  linked lld -flto -fuse-ld=lld -fno-use-linker-plugin ./*.o
  shares
fi

# Some objects have LTO.
for one in a b main; do
  compiled -flto
  "$GCC" -Oz $plugin -c $one.c
  linked "$one without LTO" -flto ./*.o
  shares
done

# A static library, a shared one, one object of all.
ar=$("$GCC" -print-prog-name=gcc-ar)
command -v "$ar" >/dev/null || ar=gcc-ar
compiled -flto
"$ar" rcs libab.a a.o b.o
linked "static library" -flto main.o libab.a
shares
compiled -flto -fPIC
"$GCC" -Oz $plugin -flto -fPIC -shared a.o b.o -o libab.so
[ "$(shared libab.so)" -ge 1 ] || fail "shared library: no code is shared"
"$GCC" -Oz -c main.c
linked "shared library" main.o libab.so -Wl,-rpath,"$PWD"
compiled -flto
"$GCC" -Oz $plugin -flto -r -flinker-output=nolto-rel a.o b.o -o ab.o
[ "$(shared ab.o)" -ge 1 ] || fail "relocatable: no code is shared"
"$GCC" -Oz -c main.c
linked relocatable main.o ab.o

# As kernels are: no library, no tables.  How such a program ends is written for one machine.
[ $machine = x86_64-linux-gnu ] || exit 0
cat >start.c <<'SOURCE'
int a1 (int), a2 (int), a3 (int), b3 (int);
__attribute__ ((noreturn, externally_visible, force_align_arg_pointer)) void
_start (void)
{
  long status = a1 (2) + a2 (2) + a3 (2) + b3 (2) != 33;
  __asm__ volatile ("syscall" : : "a" (60L), "D" (status));
  __builtin_unreachable ();
}
SOURCE
free="-ffreestanding -fno-asynchronous-unwind-tables -mno-red-zone -fno-pie"
for source in a b start; do
  "$GCC" -Oz $plugin -flto $free -c $source.c
done
linked freestanding -flto $free -nostdlib -static -no-pie a.o b.o start.o
shares
