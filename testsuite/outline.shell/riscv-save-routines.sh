# RISC-V: of the routines that save and restore registers a program has one copy, whichever of its objects need them, and
# it may have objects that call those of libgcc (-msave-restore), compiled with the plugin or without, before and after
# them on the link line.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  riscv*) ;;
  *) exit 77 ;;
esac
tables="-fno-asynchronous-unwind-tables -fno-unwind-tables"

# Eight functions that keep 2 to 9 values, named after $1.
unit () {
  echo "int next (int);"
  for kept in 2 3 4 5 6 7 8 9; do
    echo "int $1_$kept (int x) {"
    for n in $(seq 1 $kept); do echo "  int v$n = next (x * $n + $kept);"; done
    echo "  for (int i = 0; i < 3; i++) v1 ^= next (v2 + i) * 3 + next (x - v1) / 7 + next (i * v2 - x);"
    echo "  return v1$(for n in $(seq 2 $kept); do echo " + v$n * $((n * 2 + 1))"; done) + x;"
    echo "}"
  done
}
for u in one two three; do unit $u >$u.c; done
{
  echo "#include <stdio.h>"
  for u in one two three; do for n in 2 3 4 5 6 7 8 9; do echo "int ${u}_$n (int);"; done; done
  echo "int next (int x) { static int count; return x * 5 + ++count % 3; }"
  echo "int main (void) { int a = 3, sum = 0;"
  for u in one two three; do for n in 2 3 4 5 6 7 8 9; do echo "  sum = sum * 3 + ${u}_$n (a++);"; done; done
  printf '%s\n' '  printf ("%d %d\n", sum, a); return 0; }'
} >main.c
"$GCC" -O1 main.c one.c two.c three.c -o alone
run ./alone >expected
"$GCC" -O1 -c main.c

# links NAME OBJECT...: the program of OBJECTs prints what is expected, and has one definition at most of each routine.
links () {
  name=$1
  shift
  for order in "main.o $*" "$* main.o"; do
    # shellcheck disable=SC2086
    "$GCC" $order -Wl,--gc-sections -o program || fail "$name: does not link"
    run ./program >printed || fail "$name: status $?"
    cmp printed expected || fail "$name: prints something else"
    twice=$(nm program | sed -n 's/.* \(__riscv_[a-z]*_[0-9]*\)$/\1/p' | sort | uniq -d)
    [ -z "$twice" ] || fail "$name: twice: $twice"
  done
}

for options in "" "-ffunction-sections" "-g"; do
  for u in one two three; do "$GCC" -fplugin="$PLUGIN" -Oz $tables $options -c $u.c; done
  nm one.o | grep -q '[WV] __riscv_restore_' || fail "no routines${options:+ with $options}"
  links "the plugin's $options" one.o two.o three.o
  "$GCC" -Oz $tables -msave-restore $options -c two.c -o two.lib.o
  "$GCC" -fplugin="$PLUGIN" -Oz $tables -msave-restore $options -c three.c -o three.lib.o
  links "the plugin's and libgcc's $options" one.o two.lib.o three.o
  links "libgcc's first $options" two.lib.o one.o three.o
  links "libgcc's with the plugin $options" three.lib.o one.o two.o
done
"$GCC" -fplugin="$PLUGIN" -Oz $tables -c one.c -S -o with.s
"$GCC" -fplugin="$PLUGIN" -Oz $tables -g -c one.c -o with-g.o
"$GCC" -c with.s -o without-g.o
for object in with-g without-g; do objdump -d -j .text $object.o | sed 1,3d >$object.txt; done
cmp with-g.txt without-g.txt || fail "other code with -g"
