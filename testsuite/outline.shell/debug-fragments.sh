# With -g each fragment is an artificial function with a name that says where from, and has lines, in each
# format, and the functions that are inlined at all its places; nothing that is loaded changes; and in gdb a crash shows
# the functions that it came through, with no wrong values.  Outlined functions have such names, too.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v readelf >readelf-path || exit 77
cat >unit.c <<'SOURCE'
struct account { const char *owner; long balance; int entries, day; };
struct account house = { "house", 0, 0, 0 }, lost = { 0, 0, 0, 0 };
volatile long total;
__attribute__ ((noipa)) int audit (struct account *a) { return a->owner[0] + a->entries; }
#define FUNCTION(NAME, START, STEP, COUNT) \
  __attribute__ ((noinline)) long \
  NAME (struct account *a, int years) \
  { \
    long sum = START; \
    for (int i = 0; i < years; i++) \
      sum += sum / STEP + audit (&house) * COUNT; \
    a->day = 31; \
    total = sum + audit (a); \
    a->entries++; \
    return sum; \
  }
FUNCTION (interest, a->balance, 50, 1)
FUNCTION (fees, a->entries, 20, 3)
FUNCTION (taxes, a->day, 9, 7)
int main (int argc, char **argv)
{
  (void) argv;
  return interest (&house, 3) + taxes (&house, 2) + fees (argc > 1 ? &lost : &house, 1) == 0;
}
SOURCE
cat >unit.cc <<'SOURCE'
namespace shop
{
volatile int io[9];
__attribute__ ((noipa)) int take (int x) { return io[0] + x; }
template <int N> __attribute__ ((noinline)) int
sum (int x) { int a = take (x); io[1] = a; io[2] = x; io[3] = take (a + x); return take (io[3]) + N; }
struct base { virtual ~base () {} virtual int f (int x) { int a = take (x); io[1] = a; io[2] = x; io[3] = take (a + x); return take (io[3]); } };
}
int main () { shop::base b; return shop::sum<1> (1) + shop::sum<2> (2) + b.f (3) == 0; }
SOURCE

cat >inlined.c <<'SOURCE'
struct list { int n; int *v; struct list *next; };
volatile int total;
__attribute__ ((noipa)) int audit (int *p, int k) { return p[0] + k; }
#define ADD(NAME) \
  KIND void NAME (struct list *l, int k) \
  { \
    l->n += k; \
    l->v[3] = l->n * 5; \
    total += audit (l->v, k); \
    l->next->n = total; \
    l->next->v[1] += 3; \
  }
KIND void add (struct list *, int);
#ifdef TWO
KIND void put (struct list *, int);
#define SECOND put
#else
#define SECOND add
#endif
__attribute__ ((noinline)) int f (struct list *l, int a) { l->v[2] = a; add (l, a); return l->n ^ a; }
__attribute__ ((noinline)) int g (struct list *l, int a) { l->v[7] -= a; SECOND (l, a); return l->n + a; }
ADD (add)
#ifdef TWO
ADD (put)
#endif
int main (int argc, char **argv)
{
  (void) argv;
  int v[8] = { 0 };
  struct list m = { 1, v, 0 }, l = { 0, v, &m };
  return f (&l, argc) + g (&l, 3) == 0;
}
SOURCE

objcopy=$("$GCC" -print-prog-name=objcopy)
readelf=$("$GCC" -print-prog-name=readelf)
nm=$("$GCC" -print-prog-name=nm)
addr2line=$(dirname "$(command -v "$("$GCC" -print-prog-name=objdump)")")/addr2line
case $("$GCC" -dumpmachine) in
  x86_64-*) ;;
  *-*-*) addr2line=$("$GCC" -dumpmachine)-addr2line ;;
esac

# loaded OBJECT: what is loaded of it, without names of sections.
loaded () {
  "$objcopy" --strip-debug --strip-unneeded -O binary "$1" "$1.bin"
  "$readelf" -SW "$1" | grep '\] \.\(text\|eh_frame\|ARM\|data\|rodata\|gcc_except\)' \
    | awk '{ sub (/.*\] /, ""); print $1, $5 }' | sort
}

# described SOURCE FLAG...: SOURCE has fragments, and for debuggers each is one function with a line.
described () {
  source=$1
  shift
  case $source in *.cc) compiler=$GXX ;; *) compiler=$GCC ;; esac
  "$compiler" -fplugin="$PLUGIN" $arg-gimple=off "$@" -c $source -o with-g.o
  "$compiler" -fplugin="$PLUGIN" $arg-gimple=off "$@" -g0 -c $source -o without.o
  "$nm" with-g.o | sed -n 's/^[0-9a-f]* [tTwW] \(.*\.folded\..*\)/\1/p' >symbols
  [ -s symbols ] || fail "$source $*: nothing is folded"
  loaded without.o >expected
  loaded with-g.o >found
  cmp expected found || { diff expected found; fail "$source $*: -g changes what is loaded"; }
  "$objcopy" -O binary -j .text with-g.o with-g.text
  "$objcopy" -O binary -j .text without.o without.text
  cmp with-g.text without.text || fail "$source $*: -g changes the code"
  for object in with-g.o with-g.dwo; do
    [ ! -f $object ] || "$readelf" --debug-dump=info $object 2>messages
  done >info
  awk '/DW_TAG_/ { function_p = /DW_TAG_subprogram/; name = "" }
       function_p && /DW_AT_name/ && /folded from / { name = "yes" }
       function_p && name && /DW_AT_artificial/ { count++; name = "" }
       END { print count + 0 }' info >count
  [ "$(cat count)" = "$(wc -l <symbols)" ] \
    || fail "$source $*: $(wc -l <symbols) fragments, $(cat count) functions for debuggers"
  "$compiler" with-g.o -o program
  for address in $("$nm" program | sed -n 's/^\([0-9a-f]*\) [tTwW] .*\.folded\..*/\1/p'); do
    "$addr2line" -fse program $address >place
    case $(tr '\n' ' ' <place) in
      "folded from "*"unit.c":[1-9]* | "folded from "*"shop::"*"unit.cc":[1-9]*) ;;
      *) fail "$source $*: no line and name at $address: $(cat place)" ;;
    esac
  done
  rm -f with-g.dwo
}

# frames FLAG...: a line for each of many addresses in shared code of inlined.c: functions and lines, the innermost first.
frames () {
  "$GCC" -fplugin="$PLUGIN" -g "$@" inlined.c -o inlined
  "$nm" inlined | sed -n 's/^\([0-9a-f]*\) [tTwW] .*\.\(folded\|outline\)\..*/\1/p' >starts
  [ -s starts ] || fail "$*: nothing is shared in inlined.c"
  for start in $(cat starts); do
    for offset in 0 2 4 6 8 10 12 14 16 18 20 22 24 28 32 36 40; do
      printf '%x\n' $((0x$start + offset))
    done
  done | "$addr2line" -afise inlined | sed 's/^0x/\n0x/' | awk 'BEGIN { RS = ""; FS = "\n" } { $1 = ""; print }' >chains
}
always="__attribute__ ((always_inline)) inline"
for options in "-Oz $arg-gimple=off" "-Os $arg-gimple=off $arg-stress" "-Oz $arg-rtl=off $arg-stress" \
               "-Oz $arg-gimple=off -gdwarf-4" "-Oz $arg-gimple=off -g1"; do
  frames "-DKIND=static $always" $options
  grep -q '^ add inlined\.c:22 \(folded\|outlined\) from f, g inlined\.c:20$' chains \
    || { cat chains; fail "$options: not from what is inlined in f and g"; }
done
# One of the copies is the function itself.
frames "-DKIND=extern $always" -Oz $arg-rtl=off $arg-stress
grep -q '^ add inlined\.c:22 outlined from f, g, add inlined\.c:20$' chains \
  || { cat chains; fail "not from a function that is inlined in two others"; }
# The twin: copies from two functions.
frames "-DKIND=static $always" -DTWO -Oz $arg-gimple=off
grep -q ' folded from f, g ' chains || { cat chains; fail "copies of two functions are not folded"; }
! grep ' add .* folded from f, g ' chains || fail "from a function that g has not"

# The twin: without -g nothing is told.
with_plugin -Oz $arg-gimple=off -c unit.c -o unit.o
"$readelf" --debug-dump=info unit.o 2>messages | grep 'folded from' && fail "told without -g"
for format in "-g -gdwarf-5" "-g -gdwarf-4" -g1 "-g -gno-variable-location-views" \
              "-g -gno-as-loc-support" "-g -ffunction-sections $arg-stress" "-g -fno-asynchronous-unwind-tables"; do
  described unit.c -Oz $format
done
described unit.c -Os $arg-stress -g
described unit.cc -Oz $arg-stress -g
described unit.cc -Os $arg-stress -g -ffunction-sections
"$GCC" -fplugin="$PLUGIN" -Oz $arg-gimple=off -g -gsplit-dwarf -c unit.c -o split.o
"$readelf" --debug-dump=info split.dwo 2>messages | grep -q 'folded from interest, fees, taxes' \
  || fail "nothing of fragments in split.dwo"
"$GCC" -fplugin="$PLUGIN" -Oz -g $arg-rtl=off $arg-stress -c unit.c -o outlined.o
"$readelf" --debug-dump=info outlined.o 2>messages | grep -q 'outlined from interest, fees, taxes' \
  || fail "an outlined function does not say where from"

# In gdb, native or in emulation.
case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) emulator= gdb=gdb ;;
  aarch64-linux-gnu) emulator=qemu-aarch64 gdb=gdb-multiarch ;;
  arm-linux-gnueabi*) emulator=qemu-arm gdb=gdb-multiarch ;;
  *) exit 0 ;;
esac
command -v $gdb >gdb-path || exit 0
[ -z "$emulator" ] || command -v $emulator >emulator-path || exit 0

# trace FLAG...: what gdb shows of a crash.
trace () {
  with_plugin $arg-gimple=off "$@" unit.c -o program
  if [ -n "$emulator" ]; then
    root=/usr/$("$GCC" -dumpmachine)
    rm -f socket
    timeout 120 $emulator -L "$root" -g "$PWD/socket" ./program crash >emulator.log 2>&1 &
    emulated=$!
    for second in 1 2 3 4 5 6 7 8 9 10; do
      [ -S socket ] || sleep 1
    done
    timeout 100 $gdb -nx -q -batch -ex "set sysroot $root" -ex "target remote $PWD/socket" \
      -ex continue -ex bt ./program >trace 2>&1 || :
    kill $emulated 2>messages || :
  else
    timeout 100 $gdb -nx -q -batch -ex 'run crash' -ex bt ./program >trace 2>&1 || :
    ! grep -q 'ptrace: Operation not permitted' trace || exit 77
  fi
  sed -n 's/^#[0-9]* *\(0x[0-9a-f]* in \)\{0,1\}//p' trace >frames
}

for options in "-Oz -g" "-Oz -g -gdwarf-4" "-Os -g $arg-stress"; do
  trace $options
  sed 's/ (.*//' frames | tr '\n' ';' >names
  case $(cat names) in
    "audit;folded from "*";fees;main;") ;;
    *) cat trace; fail "$options: the crash came through $(cat names)" ;;
  esac
  # What gdb says of the arguments of fees is true, or that it does not know.
  sed -n '/^fees /{s/0x[0-9a-f]* <lost>/LOST/g;s/<optimized out>/GONE/g;p}' frames \
    | grep -q '(a=\(GONE\|LOST\|a@entry=LOST\)\(, a@entry=LOST\)\{0,1\}, years=\(GONE\|1\|years@entry=1\)\(, years@entry=1\)\{0,1\})' \
    || { cat trace; fail "$options: wrong arguments"; }
done
