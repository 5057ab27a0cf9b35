# Files of a kernel share code by a dictionary where nobody takes what is in another section for a function (AArch64; on
# x86 objtool does): in sections that Linux's linker scripts place, under names that Linux keeps in no table, with the
# same stack and the same frame pointer at all sites.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  aarch64-linux-gnu | x86_64-linux-gnu) ;;
  *) exit 77 ;;
esac
level="-Os $arg-stress"
kernel="-D__KERNEL__ -ffreestanding -fno-asynchronous-unwind-tables -fno-unwind-tables -fno-pic -fno-pie -fcf-protection=none"
"$GCC" $kernel -x c -c -o probe.o /dev/null 2>messages || kernel=${kernel% *}
for u in a b c d; do
  cat >$u.c <<SOURCE
extern int total;
int g (int), h (int, int);
void take (char *);
#ifdef ROOM
#define TAKE(N) char room[(N & 7) + 1]; take (room);
#else
#define TAKE(N) take (0);
#endif
int ${u}_1 (int x, int y) { int z = g (x); TAKE (x) if (z & 8) total ^= y; g (z + y); return h (total, z * 5) + y; }
int ${u}_2 (int x, int y) { int z = g (x + 1); TAKE (y) if (y & 8) total ^= z; g (z + y); return h (total, z * 5) + y; }
void ${u}_3 (int *p, int x) { p[0] = x; p[1] = x ^ 21; p[2] = x * 5; p[3] = p[2] + total; p[4] = 7; }
void ${u}_4 (int *p, int x) { total += x; p[0] = x; p[1] = x ^ 21; p[2] = x * 5; p[3] = p[2] + total; p[4] = 7; }
SOURCE
done
cat >main.c <<'SOURCE'
int printf (const char *, ...);
__attribute__ ((noipa)) void take (char *p) { if (p) *p = 3; }
int total;
__attribute__ ((noipa)) int g (int x) { total += x; return total * 3; }
__attribute__ ((noipa)) int h (int x, int y) { return x * 31 + y; }
#define U(N) int N##_1 (int, int), N##_2 (int, int); void N##_3 (int *, int), N##_4 (int *, int);
U (a) U (b) U (c) U (d)
#define R(N) s = s * 7 + N##_1 (s, 3) + N##_2 (4, s); N##_3 (p, s); N##_4 (q, s + 1); \
  for (int i = 0; i < 5; i++) s += p[i] * 3 + q[i];
int main (void)
{
  unsigned s = 1;
  int p[5], q[5];
  R (a) R (b) R (c) R (d)
  printf ("%u %d\n", s, total);
  return 0;
}
SOURCE
"$GCC" -O1 -no-pie -fno-pie main.c a.c b.c c.c d.c -o alone
run ./alone >expected
"$GCC" -O1 -fno-pie -c main.c

# both OPTION...: b and d are compiled with these, too.
both () {
  rm -rf sums
  for round in $arg-summary=sums $arg-dictionary=kernel.outline; do
    for u in a c; do with_plugin $level $kernel $round -c $u.c; done
    for u in b d; do with_plugin $level $kernel "$@" $round -c $u.c; done
    [ $round != $arg-summary=sums ] || "$BUILD/outline-merge" sums -o kernel.outline
  done
}
used () {
  nm "$@" | sed -n 's/.* \(folded\.outline_merge\..*\)/\1/p' | sort -u
}
both
used a.o b.o c.o d.o >names
case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu)
    [ ! -s names ] || fail "objtool would find functions that are none"
    exit ;;
esac
[ -s names ] || fail "nothing is shared"
grep -q '_veneer$' names || fail "a kernel keeps all names"
objdump=$("$GCC" -print-prog-name=objdump)
# In a stack there can only be code that makes calls.
for name in $(cat names); do
  "$objdump" -dr a.o b.o c.o d.o | sed -n "/<$name>:/,/^\$/p" >code
  case $name in
    *_veneer) if grep '	bl	' code; then fail "$name makes calls"; fi ;;
    *) grep -q '	bl	' code || fail "a kernel keeps $name, which is in no stack" ;;
  esac
done
"$objdump" -h a.o | sed -n 's/.* \([^ ]*folded\.outline_merge[^ ]*\) .*/\1/p' >sections
[ -s sections ] || fail "no section of shared code"
if grep -v '^\.text\.unlikely\.' sections; then fail "sections that Linux does not place"; fi
"$GCC" -no-pie main.o a.o b.o c.o d.o -o program
run ./program >printed && cmp printed expected || fail "prints something else"

# No jump of b and d, which find their frames by another register, goes where those of the others go.  (Only what is
# called is a function.)
level=-Oz
both -DROOM
readelf=$("$GCC" -print-prog-name=readelf)
# tails OBJECT...: those that leave a frame.
tails () {
  for name in $("$readelf" -sW "$@" | awk '$4 == "NOTYPE" && $8 ~ /^folded\.outline_merge/ { print $8 }' | sort -u); do
    if "$objdump" -d "$@" | sed -n "/<$name>:/,/^\$/p" | grep -q x29; then echo $name; fi
  done
}
tails a.o c.o >ac.tails
tails b.o d.o >bd.tails
[ -s ac.tails ] && [ -s bd.tails ] || fail "no tails are shared"
if comm -12 ac.tails bd.tails | grep .; then fail "one tail for different frames"; fi
"$GCC" -no-pie main.o a.o b.o c.o d.o -o program
run ./program >printed && cmp printed expected || fail "other frames in two files: prints something else"
