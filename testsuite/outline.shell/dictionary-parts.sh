# outline-merge gives the same dictionary and source for the units in one folder, in several, and in parts of parts,
# in any order, whatever the memory; a program made so prints the same. Damaged parts, and those of another
# compiler, are errors.  dictionary-memory.sh has many units.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-gnueabihf | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
write_sample one.c
for u in two three four; do
  sed "s/first/first_$u/; s/second/second_$u/; s/third/third_$u/" one.c >$u.c
done
for u in one two three four; do with_plugin $arg-stress $arg-summary=sums -c $u.c; done
"$merge" sums -o all.outline -S all.s
grep -q '^folded\.outline_merge' all.s || fail "nothing is shared"

# same INPUT...
same () {
  "$merge" "$@" -o program.outline -S shared.s
  cmp program.outline all.outline || fail "another dictionary of $*"
  cmp shared.s all.s || fail "another source of $*"
}
mkdir sums1 sums2
cp sums/one.*.summary sums/two.*.summary sums1
cp sums/three.*.summary sums/four.*.summary sums2
same sums2 sums1
"$merge" sums1 --part 1.merge
"$merge" sums2 --part 2.merge
same 1.merge 2.merge
same 2.merge 1.merge
same 2.merge sums1
"$merge" 1.merge 2.merge --part both.merge
same both.merge
same sums --memory 64M
same sums --memory 3G

# refuses_part PATTERN ARGUMENT...
refuses_part () {
  pattern=$1
  shift
  rm -f out.outline out.s
  if "$merge" "$@" -o out.outline -S out.s 2>messages; then fail "outline-merge $*"; fi
  grep -q "^outline-merge: error: $pattern" messages || { cat messages; fail "no error '$pattern'"; }
  [ ! -e out.outline ] && [ ! -e out.s ] || fail "left a file"
}
size=$(wc -c <1.merge)
for cut in 0 1 10 $((size / 2)) $((size - 1)); do
  head -c $cut 1.merge >cut.merge
  refuses_part "'cut.merge' is .*; merge it again" 2.merge cut.merge
done
for byte in X Y; do           # One of them is another byte than was there.
  { head -c $((size / 2)) 1.merge; printf $byte; tail -c +$((size / 2 + 2)) 1.merge; } >changed.merge
  cmp -s 1.merge changed.merge || break
done
refuses_part "'changed.merge' is damaged.*; merge it again" changed.merge
refuses_part "'one.c' is .*; merge it again" one.c
for size in 1 63M 3X M ""; do
  refuses_part "'.*' is no.*" sums --memory "$size"
done
if "$merge" sums --report --memory 2>messages; then fail "--memory without a size"; fi
grep -q "error: '--memory' needs a size" messages || fail "no error for --memory without a size"
if "$merge" sums1 --part nowhere/1.merge 2>messages; then fail "writes nowhere"; fi
grep -q "error: cannot write 'nowhere/1.merge'" messages || fail "does not say that it cannot write"

# Of another compiler: with a checksum that is right.
python3 - <<'SCRIPT'
import hashlib
data = open ("1.merge", "rb").read ()
start = 1
while data[start - 1] & 128:
    start += 1
block = data[start:-17].replace (b", gcc ", b", gcc 1", 1)
block += hashlib.sha256 (block).digest ()[:16]
size, n = bytearray (), len (block)
while n >= 128:
    size.append (n & 127 | 128)
    n >>= 7
size.append (n)
open ("foreign.merge", "wb").write (bytes (size) + block + b"\0")
SCRIPT
refuses_part "'2.merge' is of outline.*, others are of outline.*; compile all units with one compiler" \
  foreign.merge 2.merge
