# With -ffunction-sections and --gc-sections, where there are no unwind tables, a program of one function of a library has
# the fragments of this function only, though these name no symbol: it is larger by no more than calls and returns of
# them; one of half of the functions is smaller.
# SPDX-License-Identifier: GPL-3.0-or-later

for n in $(seq 1 60); do
  m=$((n / 2 + 2))
  cat <<SOURCE
void write_$n (volatile int *p, int *q, int x)
{
  p[0] = $((n * 7)); p[$m] = x + $n; p[$((m + 1))] = q[$m]; p[$((m + 2))] = q[$((m + 1))] ^ $m;
  p[$((m + 3))] = 1; p[$((m + 5))] = x * $m;
}
SOURCE
done >library.c
cat >used.c <<'SOURCE'
void write_2 (volatile int *, int *, int);
int memory[64], more[64];
void begin (void) { write_2 (memory, more, 5); for (;;); }
SOURCE
{
  echo 'int memory[64], more[64];'
  for n in $(seq 1 30); do echo "void write_$n (volatile int *, int *, int);"; done
  echo 'void begin (void) {'
  for n in $(seq 1 30); do echo "write_$n (memory, more, 5);"; done
  echo 'for (;;); }'
} >half.c
bytes ()                        # of code in the program $2 with library object $1
{
  "$GCC" -Os -nostdlib -nostartfiles -ffunction-sections -fno-asynchronous-unwind-tables \
    -static -Wl,--gc-sections -Wl,-e,begin -Wl,-T,script.ld "$1" $2 -o program
  readelf -SW program | sed -n 's/^.*\] \.text *PROGBITS *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\).*/\1/p' | head -1
}
cat >script.ld <<'SCRIPT'
SECTIONS { .text 0x10000 : { *(.text .text.*) } .data 0x20000 : { *(.data .bss COMMON) } }
SCRIPT
flags="-ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables"
"$GCC" -Oz $flags -c library.c -o without.o
with_plugin -Oz $arg-gimple=off $flags -c library.c -o with.o
size ()                         # sets without and with: of the program $1
{
  without=$(printf %d 0x$(bytes without.o $1)) with=$(printf %d 0x$(bytes with.o $1))
  [ "$without" -gt 0 ] || fail "no code"
}
linkage=12
size used.c
[ "$with" -le $((without + linkage)) ] || fail "$with bytes of code, $without without the plugin"
size half.c
[ "$with" -lt "$without" ] || fail "half of the functions: $with bytes of code, $without without the plugin"
