# A dictionary or summary that is missing, cut off, changed, or another compiler's, is an error that
# names it and says what to do; nothing is written.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu)
    refuses "units share no code on this target, or with this assembler syntax" -masm=intel \
      $arg-summary=none
    [ ! -e none ] || fail "made a folder" ;;
  aarch64-linux-gnu | arm-linux-gnueabihf | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
write_sample sample.c
sed 's/first/fourth/; s/second/fifth/; s/third/sixth/' sample.c >other.c
for u in sample other; do with_plugin $arg-stress $arg-summary=sums -c $u.c; done
"$merge" sums -o good.outline -S shared.s
with_plugin $arg-stress $arg-dictionary=good.outline -c sample.c
nm sample.o | grep -q 'U folded\.outline_merge' || fail "the dictionary that is not damaged is not used"

# The last one counts.
with_plugin $arg-stress $arg-dictionary=missing.outline $arg-dictionary=good.outline -c sample.c
refuses "cannot read the dictionary .missing.outline." $arg-dictionary=good.outline \
  $arg-dictionary=missing.outline
refuses "cannot read the dictionary .missing.outline.: No such file" $arg-dictionary=missing.outline
size=$(wc -c <good.outline)
for cut in 0 10 $((size / 2)) $((size - 1)); do
  head -c $cut good.outline >cut.outline
  refuses "the dictionary .cut.outline. is .*make it again with .outline-merge." \
    $arg-dictionary=cut.outline
done
{ head -c $((size / 2)) good.outline; printf X; tail -c +$((size / 2 + 2)) good.outline; } >changed.outline
refuses "the dictionary .changed.outline. is damaged" $arg-dictionary=changed.outline
sed '1s/ 5 / 4 /' good.outline >version.outline
refuses "the dictionary .version.outline. is of another version of the plugin" \
  $arg-dictionary=version.outline
cp sums/sample.*.summary some.outline
refuses "the dictionary .some.outline. is not an outline-dictionary file" $arg-dictionary=some.outline

# merge_refuses PATTERN ARGUMENT...
merge_refuses () {
  pattern=$1
  shift
  rm -f out.outline out.s
  if "$merge" "$@" 2>messages; then fail "outline-merge $*"; fi
  grep -q "^outline-merge: error: $pattern" messages || { cat messages; fail "no error '$pattern'"; }
  [ ! -e out.outline ] && [ ! -e out.s ] || fail "left a file"
}
merge_refuses "cannot read the folder 'nowhere'" nowhere -o out.outline -S out.s
mkdir empty
merge_refuses "there are no summaries in 'empty'" empty -o out.outline -S out.s
merge_refuses "there is no option '--nothing'" sums --nothing
merge_refuses "'-o' needs a file" sums -o
merge_refuses "-S needs -o" sums -S out.s
merge_refuses "nothing is to be written" sums
cp -r sums cut
for file in cut/sample.*; do head -c 100 "$file" >short && mv short "$file"; done
merge_refuses "'cut/sample.*summary' is damaged: its checksum is wrong; compile its unit again" \
  cut -o out.outline -S out.s

# Of another compiler: with a checksum that is right.
python3 - <<'SCRIPT'
import hashlib, glob, shutil
def other (source, target):
    data = open (source, "rb").read ()[:-16].replace (b", gcc ", b", gcc 1", 1)
    open (target, "wb").write (data + hashlib.sha256 (data).digest ()[:16])
other ("good.outline", "foreign.outline")
shutil.copytree ("sums", "mixed")
name = glob.glob ("mixed/sample.*")[0]
other (name, name)
SCRIPT
refuses "the dictionary .foreign.outline. is for .*this is .*make it again with .outline-merge." \
  $arg-dictionary=foreign.outline
merge_refuses ".*compile all units with one compiler" mixed -o out.outline -S out.s

# A folder that cannot be made.
refuses "cannot make the folder .sample.c/sums. for summaries: Not a directory" \
  $arg-summary=sample.c/sums
