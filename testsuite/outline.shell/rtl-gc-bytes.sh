# With -ffunction-sections and --gc-sections, where there are no unwind tables, a program of
# few functions of a library is not larger for the fragments of all others, though these name no
# symbol.
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
bytes ()                        # of code in the program with library object $1
{
  "$GCC" -Os -nostdlib -nostartfiles -ffunction-sections -fno-asynchronous-unwind-tables \
    -static -Wl,--gc-sections -Wl,-e,begin -Wl,-T,script.ld "$1" used.c -o program
  readelf -SW program | sed -n 's/^.*\] \.text *PROGBITS *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\).*/\1/p'
}
cat >script.ld <<'SCRIPT'
SECTIONS { .text 0x10000 : { *(.text .text.*) } .data 0x20000 : { *(.data .bss COMMON) } }
SCRIPT
flags="-ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables"
"$GCC" -Oz $flags -c library.c -o without.o
with_plugin -Oz $arg-gimple=off $flags -c library.c -o with.o
without=$(printf %d 0x$(bytes without.o)) with=$(printf %d 0x$(bytes with.o))
[ "$without" -gt 0 ] || fail "no code"
[ "$with" -le "$without" ] || fail "$with bytes of code, $without without the plugin"
