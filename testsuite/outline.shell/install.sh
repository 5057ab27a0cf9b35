# "make install" puts the plugin where -fplugin=outline finds it, below DESTDIR; outline-report
# goes to PREFIX/bin and runs from there, manual pages and FindOutline.cmake below PREFIX/share;
# whatever the umask, all may read them; "make uninstall" takes all away.
# SPDX-License-Identifier: GPL-3.0-or-later

unset MAKEFLAGS MFLAGS MAKEOVERRIDES
(umask 077
 make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" install DESTDIR="$PWD/root")
[ -z "$(find root -type f ! -perm -444)" ] || fail "files that not all may read"
folder=$PWD/root$("$GCC" -print-file-name=plugin)
test -f "$folder/outline.so"
write_sample sample.c
"$GCC" -Os -iplugindir="$folder" -fplugin=outline -c sample.c
[ "$(outlined_in sample.o)" = 1 ] || fail "did nothing"
"$GCC" -Os -iplugindir="$folder" -fplugin=outline -c sample.c $arg-report=r.json
root/usr/local/bin/outline-report r.json >text || fail "outline-report does not run"
root/usr/local/bin/outline-merge --help | grep -q '^Usage: outline-merge' || fail "outline-merge does not run"
grep -q 'first\.outline\.' text || fail "outline-report shows nothing"
if [ -e /usr/share/nodejs/d3/dist/d3.min.js ]; then
  root/usr/local/bin/outline-report r.json --html page.html
fi
[ ! -e root/usr/local/share/outline/outline_report/__pycache__ ] || fail "leaves files"
for file in man/man1/outline-plugin.1 man/man1/outline-report.1 man/man1/outline-merge.1 outline/cmake/FindOutline.cmake; do
  [ -s root/usr/local/share/$file ] || fail "there is no $file"
done
make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" uninstall \
  DESTDIR="$PWD/root"
[ -z "$(find root -type f)" ] || { find root -type f; fail "still there"; }

# Where the folder cannot be written to, one line says so, and what to do.
if [ "$(id -u)" = 0 ] && setpriv --reuid=65534 --regid=65534 --clear-groups test -r "$SOURCE_DIR/Makefile" 2>/dev/null; then
  mkdir closed
  for goal in install-plugin install-tools install-merge; do
    setpriv --reuid=65534 --regid=65534 --clear-groups \
      make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" $goal DESTDIR="$PWD/closed" 2>messages \
      && fail "$goal as another user"
    grep -q "^make $goal: error: $PWD/closed/.* cannot be written to: run sudo make install, or " messages \
      || { cat messages; fail "$goal does not say what to do"; }
    [ -z "$(find closed -type f)" ] || fail "$goal has begun"
  done
fi
