# With -ffunction-sections similar functions share code as if each were as likely dropped as kept: a program that links
# all of them is smaller, one that links one of them is larger by calls and returns only.  Functions that a linker keeps
# together share more, and those that the map of an earlier link has kept, too.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >library.c <<'SOURCE'
extern void flush_1 (void), flush_2 (void), flush_3 (void);
extern volatile unsigned long r[8];
#ifdef TOGETHER
#define LINKAGE static __attribute__ ((noinline))
#else
#define LINKAGE
#endif
#define F(n, t) LINKAGE void n (unsigned f) { r[0] = 1; t (); r[1] = 0x55aa; r[2] = f & 4 ? 7 : 9; r[3] = r[4] | 5; \
  __asm__ volatile ("" : : : "memory"); if (f & 1) r[5] = 3; r[6] = f * 3; }
F (on_1, flush_1) F (on_2, flush_2) F (on_3, flush_3)
#ifdef TOGETHER
void all (unsigned f) { on_1 (f); on_2 (f + 1); on_3 (f + 2); }
#endif
SOURCE
cat >few.c <<'SOURCE'
volatile unsigned long r[8];
void flush_1 (void) {} void flush_2 (void) {} void flush_3 (void) {}
void on_3 (unsigned);
void begin (void) { on_3 (r[7]); for (;;); }
SOURCE
sed 's/on_3/all/' few.c >together.c
sed 's/void on_3 (unsigned);/void on_1 (unsigned), on_2 (unsigned), on_3 (unsigned);/
     s/on_3 (r/on_1 (r[6]), on_2 (r[5]), on_3 (r/' few.c >most.c
flags="-ffunction-sections -ffreestanding -fno-asynchronous-unwind-tables -fno-unwind-tables"
link ()                         # program $1.c with object $2; its map is in $1.map
{
  "$GCC" -Os $flags -nostdlib -static -Wl,--gc-sections,-e,begin,-Map=$1.map,--print-gc-sections "$1.c" "$2" \
    -o program 2>$1.removed || fail "$1.c and $2 do not link"
}
bytes ()                        # of code in program
{
  readelf -SW program | sed -n 's/^.*\] \.text *PROGBITS *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\).*/echo $((0x\1))/p' | sh
}
sizes ()                        # sets without and with: of program $1.c with library.c compiled with options $2, the
{                               # plugin's own: $3
  program=$1
  "$GCC" $2 $flags -c library.c -o alone.o
  link "$program" alone.o
  without=$(bytes)
  with_plugin $2 ${3-} $flags -c library.c -o with.o
  link "$program" with.o
  with=$(bytes)
  [ "$without" -gt 0 ] || fail "no code"
}

linkage=24
for level in -Os -Oz; do
  for kind in "" $arg-gimple=off $arg-rtl=off; do
    sizes few $level $kind
    [ "$with" -le $((without + linkage)) ] || fail "$level $kind: $with bytes, $without without the plugin"
    sizes most $level $kind
    [ "$with" -le "$without" ] || fail "all, $level $kind: $with bytes, $without without the plugin"
  done
  sizes most $level
  [ "$with" -lt "$without" ] || fail "all, $level: $with bytes, $without without the plugin"
  sizes together "$level -DTOGETHER"
  [ "$with" -lt "$without" ] || fail "$level: nothing is shared by functions that are kept together: $with, $without"
done

# The map of the link and what it prints.
sizes most -Os
link most alone.o
cp most.map kept.map
[ "$with" -le "$without" ] || fail "all: $with bytes, $without without the plugin"
with_plugin -Os $flags $arg-kept=kept.map -c library.c -o kept.o
link most kept.o
[ "$(bytes)" -lt "$without" ] || fail "functions that the map keeps share nothing: $(bytes), $without"
with_plugin -Os $flags $arg-kept=all -c library.c -o all.o
cmp kept.o all.o || fail "kept=all is not what the map of all functions gives"

# A stale one costs bytes only.
link few kept.o

# With one that keeps everything, a program links that has no definition of what only dropped functions call.
cat >calls.c <<'SOURCE'
void here (int), missing (int), also_missing (int);
#define HERE here (1), here (x * 3), here (x ^ 5), here (x + 9)
#define MISSING missing (2), missing (x * 5), also_missing (x ^ 3), missing (x + 11)
void kept (int x) { HERE; HERE; MISSING_TOO }
void dropped (int x) { HERE; MISSING; MISSING; }
void dropped_too (int x) { MISSING; HERE; HERE; }
SOURCE
cat >calls-few.c <<'SOURCE'
volatile int r;
void here (int x) { r = x; }
void kept (int);
void begin (void) { kept (r); for (;;); }
SOURCE
sed 's/kept (r)/kept (r), dropped (r), dropped_too (r)/
     s/void kept (int)/void kept (int), dropped (int), dropped_too (int)/
     $a void missing (int x) { r -= x; } void also_missing (int x) { r ^= x; }' calls-few.c >calls-all.c
with_plugin -Os $flags -DMISSING_TOO= -c calls.c -o calls.o
link calls-all calls.o
for options in -Os "-Os $arg-stress" "-Oz $arg-gimple=off"; do
  with_plugin $options $flags -DMISSING_TOO= $arg-kept=calls-all.map -c calls.c -o calls.o
  link calls-few calls.o
done

# What a map drops takes no part.
link few alone.o
with_plugin -Os $flags $arg-kept=few.map $arg-report=report.json -c library.c -o dropped.o
[ "$(grep -c '"dropped"' report.json)" -gt 0 ] || fail "nothing was dropped by few.map"
link few dropped.o
[ "$(bytes)" -le "$without" ] || fail "dropped: $(bytes)"
with_plugin -Os $flags $arg-kept=few.removed -c library.c -o removed.o
cmp dropped.o removed.o || fail "the map and what --print-gc-sections prints differ"

# With -flto the link says what the program needs, to each process that compiles a part of it.  Not if its result is linked
# once more.
sed 's/void flush_\(.\) (void) {}/void flush_\1 (void) { r[\1] = \1; }/g' most.c >lto.c
case $("$GCC" -dumpmachine) in
  x86_64-* | aarch64-*)
    for partition in balanced 1to1 none; do
      lto="-Os -flto -flto-partition=$partition -fno-inline $flags -nostdlib -static"
      "$GCC" $lto -Wl,--gc-sections,-e,begin lto.c library.c -o program 2>/dev/null && without=$(bytes)
      with_plugin $lto -Wl,--gc-sections,-e,begin lto.c library.c -o program 2>/dev/null && with=$(bytes)
      [ "$with" -lt "$without" ] || fail "-flto-partition=$partition: $with bytes, $without without the plugin"
      "$GCC" $lto -c library.c -o lto.o
      with_plugin $lto -r -flinker-output=nolto-rel lto.o -o relocatable.o
      sizes few -Os
      link few relocatable.o
      [ "$(bytes)" -le $((without + linkage)) ] \
        || fail "-flto-partition=$partition -r: $(bytes) bytes, $without without the plugin"
    done ;;
esac

# The map of lld, where it is installed: what is not listed is dropped.
case $("$GCC" -dumpmachine) in
  x86_64-* | aarch64-*)
    if ld.lld --version >/dev/null 2>&1; then
      "$GCC" -Os $flags -c few.c -o few.o
      ld.lld --gc-sections -e begin -Map=lld.map --print-gc-sections few.o alone.o -o program >lld.removed
      "$GCC" -Os $flags -c most.c -o most.o
      ld.lld --gc-sections -e begin -Map=lld-most.map most.o alone.o -o program
      with_plugin -Os $flags $arg-kept=lld-most.map -c library.c -o lld.o
      cmp kept.o lld.o || fail "lld and GNU ld keep the same functions, the code differs"
      for map in lld.map lld.removed; do
        with_plugin -Os $flags $arg-kept=$map -c library.c -o lld.o
        cmp dropped.o lld.o || fail "$map of lld and the map of GNU ld differ"
      done
    fi ;;
esac

# Without sections of functions the file changes nothing.
for map in "" $arg-kept=few.map; do
  with_plugin -Os $map -c library.c -o "plain$map.o"
done
cmp plain.o "plain$arg-kept=few.map.o" || fail "kept without -ffunction-sections"

# What is no map.
for file in library.c missing.map ./all; do
  with_plugin -Os $flags $arg-kept=$file -c library.c -o none.o 2>errors && fail "$file is taken as a map"
  grep -q "error: .*$file" errors || fail "no error for $file: $(cat errors)"
done
grep -q 'cannot read the map' errors || fail "$(cat errors)"
with_plugin -Os $flags $arg-kept=library.c -c library.c -o none.o 2>errors || grep -q 'expected is what GNU ld' errors \
  || fail "$(cat errors)"
