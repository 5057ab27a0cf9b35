# With a profile, what runs less than once for 10,000 times that the program's hottest block
# runs is shared at -O2, as GCC, too, compiles it for size; what runs more often stays as it is,
# byte for byte.  With scope=cold only what never ran is shared.
# SPDX-License-Identifier: GPL-3.0-or-later

hosted || exit 77
objdump=$("$GCC" -print-prog-name=objdump)

cat >a.c <<'SOURCE'
#define FN __attribute__ ((noinline)) int
volatile int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
#define SAME put (7), total ^= 1001, put (9), total += 2002, put (11), total ^= 3003, put (13)
FN hot (int x) { return total += x; }
FN often_1 (int x) { put (x); SAME; return x; }
FN often_2 (int x) { put (x); SAME; return x + 1; }
FN often_3 (int x) { put (x); SAME; return x + 2; }
#define SELDOM put (2), total ^= 1111, put (3), total += 2222, put (5), total ^= 3333, put (1)
FN seldom_1 (int x) { put (x); SELDOM; return x; }
FN seldom_2 (int x) { put (x); SELDOM; return x + 1; }
FN seldom_3 (int x) { put (x); SELDOM; return x + 2; }
#define NEVER put (4), total |= 4001, put (6), total -= 4002, put (8), total |= 4003, put (0)
FN never_1 (int x) { put (x); NEVER; return x; }
FN never_2 (int x) { put (x); NEVER; return x + 1; }
FN never_3 (int x) { put (x); NEVER; return x + 2; }
int main (int argc, char **argv)
{
  (void) argv;
  for (int i = 0; i < 1000000; i++)
    {
      hot (i);
      if (i % 5000 == 0)  /* 200 times.  */
        often_1 (i), often_2 (i), often_3 (i);
      if (i % 50000 == 0) /* 20 times.  */
        seldom_1 (i), seldom_2 (i), seldom_3 (i);
    }
  if (argc > 5)
    never_1 (argc), never_2 (argc), never_3 (argc);
  return total & 127;
}
SOURCE
flags="-O2 -fno-ipa-icf -fno-schedule-insns -fno-schedule-insns2"
"$GCC" $flags -fprofile-generate -c a.c
"$GCC" -fprofile-generate a.o -o training
status=0
run ./training || status=$?

# compiled NAME FLAG...: the object NAME.o, with the profile; the program does what it did.
compiled () {
  name=$1
  shift
  "$GCC" $flags -fprofile-use "$@" -c a.c -o a.o
  "$GCC" a.o -o $name
  result=0
  run ./$name || result=$?
  [ $result = $status ] || fail "$name: exit status $result, not $status"
  mv a.o $name.o
}

# code NAME FUNCTION: FUNCTION of the object NAME.o, without padding.
code () {
  "$objdump" -dr --no-show-raw-insn --disassemble=$2 $1.o | sed -n '/>:$/,$p' | grep -v '[[:space:]]nop\|xchg *%ax,%ax'
}

# same NAME FUNCTION: whether FUNCTION of NAME.o is as the compiler alone makes it.
same () {
  for object in alone $1; do
    code $object $2 | sed 's/^ *[0-9a-f]*:\t//; s/[0-9a-f]* <.*//' >$object.text
    [ "$(wc -l <$object.text)" -ge 3 ] || fail "$2 is not in $object.o"
  done
  cmp -s alone.text $1.text
}

# shares NAME FUNCTION: whether FUNCTION of NAME.o uses code that is shared.
shares () {
  code $1 $2 | grep -q '\.folded\.\|\.outline\.\|\.merged\.'
}

# section NAME PATTERN: the sections of the functions of NAME.o that match PATTERN.
section () {
  "$objdump" -t $1.o | sed -n "s/.* \(\.text[^[:space:]]*\)[[:space:]].*$2.*/\1/p" | sort -u | tr '\n' ' '
}

compiled alone
for half in gimple rtl; do
  for scope in auto cold; do
    compiled with -fplugin="$PLUGIN" $arg-$half=off $arg-scope=$scope
    for f in hot put often_1 often_2 often_3; do
      same with $f || fail "$half=off scope=$scope: $f has changed"
    done
    shares with never_1 || fail "$half=off scope=$scope: what never ran is not shared"
    if [ $scope = cold ]; then
      same with seldom_1 || fail "$half=off scope=cold: what ran is shared"
    else
      shares with seldom_1 || fail "$half=off: what hardly ever ran is not shared"
    fi
  done
done
# The twin: the limit is GCC's.
compiled with -fplugin="$PLUGIN" --param=hot-bb-count-fraction=100
shares with often_1 || fail "hot-bb-count-fraction is not heeded"

# Only what never ran is apart from the code that ran.
compiled with -fplugin="$PLUGIN" $arg-rtl=off
[ "$(section with 'seldom_1\.outline\.')" = ".text " ] || fail "what ran is in $(section with 'seldom_1\.outline')"
[ "$(section with 'never_1\.outline\.')" = ".text.unlikely " ] || fail "what never ran is in $(section with 'never_1\.outline')"
:
