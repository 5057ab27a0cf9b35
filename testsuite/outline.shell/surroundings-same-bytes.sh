# Two builds of a program give the same bytes, objects and reports, whatever differs between them: folder, user, locale, time zone,
# time, umask, environment, processors, limits, address randomisation, the order of the files.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
for command in setarch setpriv taskset unshare; do
  command -v $command >/dev/null || exit 77
done
cp "$PLUGIN" outline.so
for unit in one two; do
  write_tried $unit.c 9
  printf 'const char *%s (void) { return __FILE__; }\n' $unit >>$unit.c
done
cat >build <<'SCRIPT'
# build UNIT...: compiles them here.
for unit; do
  number=0
  for options in "-Os -fPIC" "-Oz -g -ffile-prefix-map=$PWD=. -gno-record-gcc-switches"; do
    number=$((number + 1))
    name=$unit-$number
    "$GCC" -fplugin="$OUTLINE" $options -frandom-seed=1 -fplugin-arg-outline-report=$name.json -c $unit.c -o $name.o || exit
  done
done
SCRIPT
export GCC OUTLINE="$PWD/outline.so"
chmod 755 outline.so .
# begin FOLDER: the sources and the script are there; its user can write.
begin () {
  mkdir -p "$1"
  chmod 777 "$1"
  cp one.c two.c build "$1"
}
begin first
(cd first && LC_ALL=C TZ=UTC sh ./build one two)
ls first | grep -c '\.o$' >count
[ "$(cat count)" = 4 ] || fail "$(cat count) objects"

# another WHAT COMMAND...: a build by COMMAND, with what the script is to compile appended, in another folder.
number=0
another () {
  what=$1
  shift
  number=$((number + 1))
  folder=other-folder/$number/äö
  begin "$folder"
  (cd "$folder" && "$@" two one) || fail "not built: $what"
  for file in first/*.o first/*.json; do
    # With -g an object names the compiler's folder where it is not mapped; here it is.
    cmp $file "$folder/${file#first/}" || fail "$file differs: $what"
  done
}
another "folder and order" sh ./build
another "no randomisation" setarch -R sh ./build
another "umask" sh -c 'umask 077; exec sh ./build "$@"' sh
another "umask" sh -c 'umask 000; exec sh ./build "$@"' sh
another "time zone" env TZ=Pacific/Kiritimati sh ./build
another "environment" env LONG="$(printf '%060000d' 7)" HOME=/nonexistent USER=somebody TMPDIR=/var/tmp PATH="$PATH:/usr/games" sh ./build
another "empty environment" env -i PATH="$PATH" GCC="$GCC" OUTLINE="$OUTLINE" sh ./build
another "one processor" taskset -c 0 sh ./build
another "large stack" sh -c 'ulimit -s unlimited; exec sh ./build "$@"' sh
for locale in $(locale -a | grep -v -x 'C\|POSIX' | head -4) tr_TR.UTF-8; do
  another "locale $locale" env LC_ALL=$locale LANGUAGE=de sh ./build
done
if command -v faketime >/dev/null; then
  another "time" faketime '2038-01-20 03:14:08' sh ./build
fi
another "old files" sh -c 'touch -d 1999-12-31 *.c; exec sh ./build "$@"' sh
if [ "$(id -u)" = 0 ] && setpriv --reuid=65534 --clear-groups test -x "$OUTLINE" -a -w first; then
  another "user" setpriv --reuid=65534 --regid=65534 --clear-groups sh ./build
fi
if unshare -u true 2>/dev/null; then
  another "host's name" unshare -u sh -c 'hostname elsewhere; exec sh ./build "$@"' sh
fi
[ $number -ge 12 ] || fail "only $number builds"
echo "$number builds"
