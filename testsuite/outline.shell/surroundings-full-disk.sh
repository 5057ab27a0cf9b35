# However little room a disk has for the object, the summary and the compiler's temporary files: what is written
# is complete and as it is elsewhere, or there is an error; after an error there is no object, and no half of a file.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
own_mounts
write_tried unit.c 30
for i in $(seq 400); do
  echo "__attribute__ ((no_outline)) int left$i (int x) { return x * $i; }"
done >>unit.c
mkdir disk
# compile SIZE OPTION...: all that is written goes to a new disk of SIZE.
compile () {
  mount -t tmpfs -o size=$1 none disk 2>/dev/null || exit 77
  shift
  TMPDIR=$PWD/disk with_plugin -Oz $arg-summary=disk "$@" -c unit.c -o disk/unit.o
}
same=0 errors=0
for options in "" -pipe -save-temps=obj; do
  compile 10M $options
  rm -rf roomy
  cp -r disk roomy
  umount disk
  ls roomy >all
  for pages in 1 3 6 12 16 24 48; do
    status=0
    compile $((pages * 4))k $options 2>messages || status=$?
    what="$pages pages, options '$options'"
    grep -q 'internal compiler error' messages && { cat messages; fail "the compiler crashed, $what"; }
    if [ $status = 0 ]; then
      same=$((same + 1))
      ls disk | cmp - all || fail "other files, $what"
    else
      errors=$((errors + 1))
      grep -q 'rror:\|No space' messages || { cat messages; fail "no error, $what"; }
      [ ! -e disk/unit.o ] || fail "left an object, $what"
    fi
    # -save-temps keeps what the compiler itself could not finish.
    for file in disk/*; do
      case $file in
        */unit.o | *.summary) cmp $file roomy/${file#disk/} || fail "$file differs, $what" ;;
        *.[is] | 'disk/*') ;;
        *) fail "left $file, $what" ;;
      esac
    done
    case $options in
      -save-temps*) ;;
      *) ls disk | grep '\.[is]$' && fail "left a temporary file, $what" ;;
    esac
    umount disk
  done
done
echo "$same times complete, $errors errors"
[ $same -ge 4 ] && [ $errors -ge 4 ] || fail "the disks are all too large, or all too small"
