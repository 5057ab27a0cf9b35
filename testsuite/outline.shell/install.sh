# "make install" puts the plugin where -fplugin=outline finds it, below DESTDIR;
# outline-report goes to PREFIX/bin and runs from there; "make uninstall" takes both away.  SPDX-License-Identifier: GPL-3.0-or-later

unset MAKEFLAGS MFLAGS MAKEOVERRIDES
make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" install \
  DESTDIR="$PWD/root"
folder=$PWD/root$("$GCC" -print-file-name=plugin)
test -f "$folder/outline.so"
write_sample sample.c
"$GCC" -Os -iplugindir="$folder" -fplugin=outline -c sample.c
[ "$(outlined_in sample.o)" = 1 ] || fail "did nothing"
"$GCC" -Os -iplugindir="$folder" -fplugin=outline -c sample.c $arg-report=r.json
root/usr/local/bin/outline-report r.json >text || fail "outline-report does not run"
grep -q 'first\.outline\.' text || fail "outline-report shows nothing"
if [ -e /usr/share/nodejs/d3/dist/d3.min.js ]; then
  root/usr/local/bin/outline-report r.json --html page.html
fi
[ ! -e root/usr/local/share/outline/outline_report/__pycache__ ] || fail "leaves files"
make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" uninstall \
  DESTDIR="$PWD/root"
[ ! -e "$folder/outline.so" ] || fail "still there"
[ -z "$(find root/usr/local -type f)" ] || fail "outline-report is still there"
