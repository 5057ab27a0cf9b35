# Option join-kept: functions that the map of an earlier link has kept are in .text, share code there, and the program is
# smaller for it than without the plugin and does the same; not those that the linker script names, nor what was dropped, nor
# anything that only what was dropped names.  The map of such a link gives the same object again.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >library.c <<'SOURCE'
extern volatile unsigned long r[8];
extern unsigned flush (unsigned, const char *);
#define F(n, k) unsigned n (unsigned f) { r[0] = 0x12345; f = flush (f + k, #n); r[1] = 0x55aa77; r[2] = f & 4 ? 7 : 9; \
  r[3] = r[4] | 0x5a5a5a; __asm__ volatile ("" : : : "memory"); if (f & 1) r[5] = 3; r[6] = f * 3; return f * 3; }
F (on_1, 1) F (on_2, 2) F (on_3, 3) F (on_4, 4) F (dropped, 5)
static __attribute__ ((noinline)) F (local, 6)
unsigned on_5 (unsigned f) { return local (f) + on_1 (f ^ 1); }
const char *const table[] = { "what only the table names", "and this" };
SOURCE
cat >main.c <<'SOURCE'
extern int printf (const char *, ...);
volatile unsigned long r[8];
unsigned on_1 (unsigned), on_2 (unsigned), on_3 (unsigned), on_4 (unsigned), on_5 (unsigned);
unsigned flush (unsigned f, const char *who) { printf ("%s %u\n", who, f); return f + r[1]; }
int main (void)
{
  unsigned sum = on_1 (1) + on_2 (2) + on_3 (3) + on_4 (4) + on_5 (5);
  printf ("%u %lu %lu %lu\n", sum, r[2] + r[3], r[5], r[6]);
  return 0;
}
SOURCE
flags="-Os -ffunction-sections -fdata-sections"
objdump=$("$GCC" -print-prog-name=objdump)
size=$("$GCC" -print-prog-name=size)
sections ()                     # of code in object $1 that has contents
{
  "$objdump" -h "$1" | sed -n 's/^ *[0-9]* \(\.text[^ ]*\) *\([0-9a-f]*\) .*/\1 \2/p' | sed -n 's/ 0*[1-9a-f][0-9a-f]*$//p'
}
link ()                         # $1/library.o, to program $1/program, with its map
{
  "$GCC" main.o "$1/library.o" -Wl,--gc-sections,-Map=$1.map -o $1/program
}
bytes ()                        # of code in program $1
{
  "$size" "$1" | sed 1d | { read -r text rest; echo "$text"; }
}

mkdir alone joined again debug
"$GCC" $flags -c main.c
"$GCC" $flags -c library.c -o alone/library.o
link alone
run alone/program >expected
for options in -Os -Oz "-Os $arg-stress" "-Oz -fPIC"; do
  with_plugin $flags $options $arg-kept=alone.map $arg-join-kept -c library.c -o joined/library.o
  [ "$(sections joined/library.o | grep -v 'folded\|outline\|__riscv' | sort | tr '\n' ' ')" = ".text .text.dropped " ] \
    || fail "$options: $(sections joined/library.o)"
  link joined
  run joined/program >output
  cmp expected output || fail "$options: another output"
  case $options in
    *stress) ;;
    *) [ "$(bytes joined/program)" -lt "$(bytes alone/program)" ] \
         || fail "$options: $(bytes joined/program) bytes, $(bytes alone/program) without the plugin" ;;
  esac
  grep -aq 'and this' joined/program && fail "$options: strings of a table that is dropped"
  grep -aq on_3 joined/program || fail "$options: the test looks for strings that are never there"
  with_plugin $flags $options $arg-kept=joined.map $arg-join-kept -c library.c -o again/library.o
  cmp joined/library.o again/library.o || fail "$options: the map of the program gives another object"
  with_plugin $flags $options $arg-kept=alone.map $arg-join-kept -g -c library.c -o debug/library.o
  for o in joined debug; do "$objdump" -s -j .text $o/library.o | sed 1,3d >$o.text; done
  cmp joined.text debug.text || fail "$options: other code with -g"
done

# What the script names stays where it is.
"$GCC" -Wl,--verbose 2>/dev/null main.o alone/library.o -o verbose | sed -n '/^======/,/^======/p' | sed 1d | sed '/^======/d' >usual.ld
sed 's/^ *\*(\.text\.unlikely .*/    *(.text.on_2)\n&/' usual.ld >script.ld
if grep -q 'on_2' script.ld; then
  "$GCC" main.o alone/library.o -Wl,--gc-sections,-Map=script.map,-T,script.ld -o script
  with_plugin $flags $arg-kept=script.map $arg-join-kept -c library.c -o script.o
  [ "$(sections script.o | grep -v 'folded\|outline\|__riscv' | sort | tr '\n' ' ')" = ".text .text.dropped .text.on_2 " ] \
    || fail "script: $(sections script.o)"
fi

# What is dropped stays dropped: exception tables, tables of switches and initial values name nothing for it.  The missing
# functions and types are nowhere, so that the program would not link.
cat >dropped.cc <<'SOURCE'
struct Missing { virtual ~Missing (); int x; };
struct Error { int x; };
extern int m1 (), m2 (), m3 (), m4 (), missing (int);
void use (int (**) ()), work (int);
int table (int x) { int (*t[]) () = { m1, m2, m3, m4, m1, m3, m2, m4, m1 }; use (t); return x; }
int catches (int x) { try { work (x); } catch (Missing &m) { return m.x; } catch (int e) { return missing (e); } return 2; }
int kept (int x) { try { work (x); } catch (Error &e) { return e.x; } return 1; }
int also (int x)
{
  switch (x)
    {
    case 0: work (1); return 7;
    case 1: work (x + 3); work (3); break;
    case 2: work (11); return 6;
    case 3: work (17); work (8); break;
    case 4: work (x * 5); break;
    case 5: work (x - 7); break;
    case 6: work (x ^ 3); return 3;
    case 7: work (99); break;
    }
  return x;
}
SOURCE
cat >dropped-main.cc <<'SOURCE'
struct Error { int x; };
int kept (int), also (int);
volatile int sum;
void work (int x) { sum = sum + x; if (x > 100) throw Error { x }; }
int main () { for (int i = 0; i < 9; i++) sum = sum + also (i); return kept (101) - 101 + kept (1) - 1; }
SOURCE
if "$GXX" $flags -c dropped-main.cc dropped.cc 2>/dev/null \
   && "$GXX" dropped-main.o dropped.o -Wl,--gc-sections,-Map=dropped.map -o dropped 2>/dev/null; then
  for options in -Os -Oz "-O2 -fno-reorder-blocks-and-partition" "-Os -fno-pic -no-pie"; do
    "$GXX" -fplugin="$PLUGIN" $flags $options $arg-kept=dropped.map $arg-join-kept -c dropped.cc -o with.o
    "$GXX" $flags $options -c dropped-main.cc
    "$GXX" $options dropped-main.o with.o -Wl,--gc-sections -o with || fail "$options: what was dropped is kept"
    run ./with || fail "$options: status $?"
  done
fi

# So does what is in .text already.
cat >usual.c <<'SOURCE'
extern void flush (unsigned, const char *), missing (void);
__attribute__ ((section (".text"))) void unused (void) { flush (1, ""); missing (); }
unsigned on_1 (unsigned x) { flush (x, "a"); flush (x + 3, "b"); return x; }
SOURCE
cat >usual-main.c <<'SOURCE'
unsigned on_1 (unsigned), sum;
void flush (unsigned x, const char *s) { sum += x + *s; }
int main (void) { return on_1 (3) != 3; }
SOURCE
"$GCC" $flags -c usual-main.c
"$GCC" $flags -c usual.c
"$GCC" usual-main.o usual.o -Wl,--gc-sections,-Map=usual.map -o usual
with_plugin $flags $arg-kept=usual.map $arg-join-kept -c usual.c
"$GCC" usual-main.o usual.o -Wl,--gc-sections -o usual || fail "what was dropped of .text is kept"

# Code that functions share which the script places is placed with them, also if only functions in .text call these.
cat >placed.c <<'SOURCE'
extern volatile unsigned long r[8];
unsigned flush (unsigned, const char *);
#define F(n, k) static __attribute__ ((noinline)) unsigned n (unsigned f) { r[0] = 0x12345; f = flush (f + k, 0); \
  r[1] = 0x55aa77; r[2] = f & 4 ? 7 : 9; r[3] = r[4] | 0x5a5a5a; __asm__ volatile ("" : : : "memory"); \
  if (f & 1) r[5] = 3; r[6] = f * 3; return f * 3; }
F (ram_erase, 1) F (ram_write, 2) F (ram_lock, 3)
unsigned on_1 (unsigned f) { return ram_erase (f) + ram_write (f + 1) + ram_lock (f + 2); }
unsigned on_2 (unsigned f) { return ram_erase (f + 8) + ram_write (f + 4) + ram_lock (f + 7); }
SOURCE
"$GCC" $flags -c placed.c
cat >placed.map <<'MAP'

Linker script and memory map

.ramcode        0x00000100       0x10
 *(.text.ram_*)
 .text.ram_erase 0x00000100       0x10 placed.o
 .text.ram_write 0x00000110       0x10 placed.o
 .text.ram_lock 0x00000120       0x10 placed.o
.text           0x00000200       0x10
 *(.text .text.*)
 .text.on_1     0x00000200       0x10 placed.o
 .text.on_2     0x00000210       0x10 placed.o
MAP
for options in -Os "-Oz $arg-stress"; do
  with_plugin $flags $options -fno-asynchronous-unwind-tables -fno-unwind-tables $arg-gimple=off $arg-kept=placed.map \
    $arg-join-kept -c placed.c
  "$objdump" -t placed.o | grep 'ram_.*\.folded' | grep -v '\.text\.ram_' && fail "$options: shared code is elsewhere"
done

# Objects may be called otherwise than their sources.
with_plugin $flags $arg-kept=alone.map $arg-join-kept -c library.c -o prog-library.o
"$GCC" main.o prog-library.o -Wl,--gc-sections,-Map=prog.map -o prog
with_plugin $flags $arg-kept=prog.map $arg-join-kept -c library.c -o again/prog-library.o
cmp prog-library.o again/prog-library.o || fail "the map of a program with an object of another name"

# Remarks say what was done.
with_plugin $flags $arg-kept=alone.map $arg-join-kept -fopt-info-optimized -c library.c -o joined.o 2>remarks
grep -q '6 of 7 functions share section .text' remarks || fail "$(cat remarks)"

# It needs the map of a script.
echo "ld: removing unused section '.text.dropped' in file 'library.o'" >removed
for kept in "" $arg-kept=all $arg-kept=removed; do
  with_plugin $flags $kept $arg-join-kept -c library.c -o none.o 2>errors && fail "join-kept with '$kept'"
  grep -q 'error: .*join-kept' errors || fail "$kept: $(cat errors)"
done

# Without sections of functions it changes nothing.
for options in "" $arg-join-kept; do
  with_plugin -Os $arg-kept=alone.map $options -c library.c -o "plain$options.o"
done
cmp plain.o "plain$arg-join-kept.o" || fail "join-kept without -ffunction-sections"
