# With folding, each output is written once: messages, dumps, .su, .ci, .gcno, .d,
# whatever way the compiler is driven.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cat >header.h <<'SOURCE'
void note (int);
extern volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003, note (first)
SOURCE
cat >a.c <<'SOURCE'
#include "header.h"
int unused (void) { int y; return y; }
struct large { int a[40]; } large (void);
struct large aggregate (void) { struct large l = large (); first = l.a[3]; return l; }
void a (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 1"); note (2); SAME; }
void b (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 2"); note (5); SAME; }
SOURCE
# Compiles with OPTIONS, in the folders off and on, without and with folding.
both () {
  rm -rf off on
  for rtl in off on; do
    mkdir work
    cp a.c header.h work
    (cd work && with_plugin $arg-gimple=off $arg-rtl=$rtl $arg-stress "$@" \
       >stdout 2>stderr) || { cat work/stderr; fail "rtl=$rtl $*"; }
    mv work $rtl
  done
}
same () {
  for file; do
    cmp off/$file on/$file || fail "$file differs"
  done
}
same_files () {
  ls off >off.files
  ls on >on.files
  cmp off.files on.files || { diff off.files on.files; fail "other files"; }
}
folds () {
  grep -q '^[^ 	]*\.folded\.' on/${1:-a.s} || fail "nothing was folded"
}

both -S a.c -Wall -fstack-usage -MMD
folds
same_files
# Bodies have lines of their own, each one.
grep -c '\.folded\.' on/a.su >one
grep -c '^[^ 	]*\.folded\..*:' on/a.s >two
cmp one two || fail "not each body is in a.su"
sed -i '/\.folded\./d' on/a.su
same stderr stdout a.su a.d
[ "$(grep -c used.uninitialized on/stderr)" = 1 ] || fail "not one warning"

both -S a.c -fcallgraph-info=su,da -fstack-usage
folds
same_files
same a.ci a.su

# A warning that GCC gives when it prints a function comes after those of the functions that are expanded
# meanwhile: the same ones, in another order.
both -S -Wstack-usage=1 -Wframe-larger-than=0 -Wunused-function -Waggregate-return a.c
for rtl in off on; do
  grep -v ': In function' $rtl/stderr | sort >lines
  mv lines $rtl/stderr
done
same stderr

both -c a.c --coverage -frandom-seed=1
same_files
same a.gcno stderr

both -S a.c -fno-schedule-insns2 -fdump-rtl-all -fdump-tree-optimized -fdump-ipa-cgraph
folds
ls off | grep -v outline >off.files
ls on | grep -v outline >on.files
cmp off.files on.files || { diff off.files on.files; fail "other dumps"; }
for file in off/*r.expand off/*r.ira off/*r.reload off/*t.optimized off/*i.cgraph; do
  sed 's/0x[0-9a-f]*//g' "$file" >one
  sed 's/0x[0-9a-f]*//g' "on/${file#off/}" >two
  cmp one two || fail "$file differs"
done
for file in on/*r.*; do
  [ "$(grep -c '^;; Function a ' $file)" -le 1 ] || fail "$file: twice"
done

both -S a.c -o -
same_files
grep -q '^[^ 	]*\.folded\.' on/stdout || fail "nothing was folded to -"
cp on/stdout plain.s
both -pipe -c a.c
same_files
nm on/a.o | grep -q '\.folded\.' || fail "nothing was folded with -pipe"
both -save-temps -c a.c
same_files
folds
[ "$(grep -c "^a:" on/a.s)" = 1 ] || fail "two functions a"
both -S a.c -ftime-report
folds
both -S a.c -ftime-report -Q -fmem-report
folds
[ "$(grep -c '^ TOTAL' on/stderr)" = 1 ] || fail "not one report of times"
both -S a.c -fsave-optimization-record
folds
gzip -cd on/a.c.opt-record.json.gz >record && grep -q folded record || fail "no record"

# A precompiled header.
for rtl in off on; do
  rm -rf pch && mkdir pch && cp a.c header.h pch
  (cd pch && with_plugin $arg-gimple=off $arg-rtl=$rtl $arg-stress header.h -o header.h.gch \
     && rm header.h \
     && with_plugin $arg-gimple=off $arg-rtl=$rtl $arg-stress -S a.c -o ../pch-$rtl.s) \
    || fail "precompiled header, rtl=$rtl"
done
grep -q '^[^ 	]*\.folded\.' pch-on.s || fail "nothing was folded with a precompiled header"
sed /\\.ident/d plain.s >one
sed /\\.ident/d pch-on.s >two
cmp one two || fail "other code with a precompiled header"

# Many compilers at once.
printf 'all: %s\n\t@:\n%%.o:\n\t$(CC) -c a.c -o $@\n' \
  "$(seq -s ' ' -f 'x%g.o' 12)" >Makefile
${MAKE:-make} -s -j4 CC="$GCC -fplugin=$PLUGIN -Os $arg-gimple=off $arg-rtl=on $arg-stress" \
  >make.log 2>&1 || { cat make.log; fail "make -j4"; }
for i in 2 3 4 5 6 7 8 9 10 11 12; do cmp x1.o x$i.o || fail "x$i.o differs"; done
