# rebuild-packages builds a package without and with the plugin and tells by its tests' names what differs; what differs
# from run to run does not count; no test, a package that takes no flags, one that cannot be had and one that takes too
# long are no passes, and do not keep the others from being built; what is done is not done again.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
command -v python3 >/dev/null || exit 77

mkdir -p tools bin etc/apt/sources.list.d
cp -r "$SOURCE_DIR/tools/rebuild-packages" "$SOURCE_DIR/tools/rebuild-packages.d" tools
sed -i "s,/var/tmp/outline-rebuilt,$PWD/place,; s,/etc/,$PWD/etc/,g" tools/rebuild-packages.d/in-root
echo "deb some-mirror" >etc/apt/sources.list

# In the place of the root, and of what only root may do there.
cat >tools/debian-root <<'FAKE'
#!/bin/sh
# --fetch FOLDER WHAT RELEASE . COMMAND...
[ $4 != none ] || { echo "skipped: rebuilt packages: there is no root"; exit 77; }
shift 5
exec "$@"
FAKE
fake () {
  { echo '#!/bin/sh'; cat; } >"bin/$1"
  chmod +x "bin/$1"
}
chmod +x tools/debian-root
fake id </dev/null
fake chown </dev/null
fake dpkg-parsechangelog <<'FAKE'
echo 1.0-1
FAKE
# setpriv --OPTION... COMMAND, unshare --OPTION... COMMAND
for name in setpriv unshare; do
  fake $name <<'FAKE'
while :; do
  case $1 in --*) shift ;; *) exec "$@" ;; esac
done
FAKE
done
fake gcc <<FAKE
exec "$GCC" "\$@"
FAKE
fake apt-get <<'FAKE'
for package; do :; done
case " $* " in
  *" source missing "*) echo "E: Unable to find a source package for missing"; exit 100 ;;
  *" source "*)
    mkdir -p "$package-1.0/debian"
    cp "$RUN/sample.c" "$package-1.0"
    cp "$RUN/$package" "$package-1.0/debian/rules" ;;
esac
FAKE
# The flags are all that a package knows of.
fake dpkg-buildpackage <<'FAKE'
export CFLAGS="-O2 $DEB_CFLAGS_APPEND" FROM_ROOT=$HOME
exec sh -e debian/rules
FAKE
write_sample sample.c
sed -i 's/^int/__attribute__ ((cold)) &/' sample.c
cat >>sample.c <<'MAIN'
__attribute__ ((noipa)) void record (int a, int b, int c) { }
int main (void) { return first (0) + second (0) + third (0); }
MAIN
sed -i "s,\$RUN,$PWD,g" bin/apt-get

# package NAME: its rules; "built" is the number of its build.
package () {
  { printf '%s\n' "echo $1 >>$PWD/builds" "built=\$(grep -c -x $1 $PWD/builds)" \
      'gcc $CFLAGS sample.c -o sample && echo "PASS: compiled"'; cat; } >"$1"
}
package same <<'RULES'
echo "# 2 tests, 0 failed, in 0.$built s"
echo "Ran 84 tests."
RULES
package breaks <<'RULES'
case $CFLAGS in *plugin*) echo "FAIL: two"; exit 2 ;; *) echo "PASS: two" ;; esac
RULES
package size <<'RULES'
case $CFLAGS in *-Os*) echo "FAIL: two" ;; *) echo "PASS: two" ;; esac
RULES
# A test that is no longer run.
package loses <<'RULES'
case $CFLAGS in *-Os*plugin*) ;; *) echo "PASS: two" ;; esac
RULES
package unsteady <<'RULES'
[ $built = 2 ] && echo "not ok 1 - sometimes" || echo "ok 1 - sometimes"
RULES
package silent <<'RULES'
RULES
sed -i 's/echo "PASS.*/:/' silent
package plain <<'RULES'
RULES
sed -i 's/gcc .CFLAGS/gcc -O2/' plain
package slow <<'RULES'
echo "PASS: one"
sleep 60
RULES

# rebuild STATUS ARGUMENT...
rebuild () {
  wanted=$1
  shift
  status=0
  PATH=$PWD/bin:$PATH tools/rebuild-packages --plugin "$PLUGIN" "$@" >out 2>&1 || status=$?
  [ $status = "$wanted" ] || { cat out build/rebuilt/*/*/*.said; fail "status $status, not $wanted, for $*"; }
}
# row PACKAGE PATTERN: its line of the table.
row () {
  grep -q "^| $1 1.0-1 | $2 |\$" out || { cat out; fail "no line $1 $2"; }
}
n='[0-9][0-9]*' percent='−[0-9.]*%'
rebuild 0 same
row same "compiled: passed; # 2 tests, 0 failed, in #; Ran 84 tests. | the same | the same | $n | $percent | $percent | same"
[ "$(grep -c same builds)" = 3 ] || fail "$(grep -c same builds) builds where nothing differs"
grep -q '"linked": 1' build/rebuilt/bookworm/same/result.json || fail "counts other files"
# Once.
rebuild 0 same
[ "$(grep -c same builds)" = 3 ] || fail "builds again what is done"
rebuild 0 --again same
[ "$(grep -c same builds)" = 6 ] || fail "does not build again"

rebuild 1 breaks size loses unsteady silent plain missing same
row breaks "2 passed | 1 passed, 1 failed | .* | differs: debian-plugin, Os-plugin"
row size "2 passed | the same | 1 passed, 1 failed | .* | same"
row loses "2 passed | the same | compiled: passed | .* | differs: Os-plugin"
row unsteady "2 passed | 1 passed, 1 failed | the same | .* | same"
row silent ".* | no test ran"
row plain ".* | takes no flags of dpkg-buildflags"
grep -q '^| missing .* prepare: E: Unable to find a source' out || { cat out; fail "missing is a pass"; }
grep -q '^8 done, 3 the same; 0 remain$' out || { cat out; fail "counts wrongly"; }
for text in '"+two: failed"' '"-two: passed"' '"status 2, not 0"'; do
  grep -q -e "$text" build/rebuilt/bookworm/breaks/result.json || fail "does not say $text"
done
grep -q '"+1 - sometimes: failed"' build/rebuilt/bookworm/unsteady/result.json || fail "does not say what is unsteady"
ls place | grep -v outline.so && fail "leaves sources"

rebuild 1 --limit 0.05 slow
row slow ".* | debian: more than 0.05 minutes"
rebuild 1 --status slow same other
grep -q '^2 done, 1 the same; 1 remain$' out || { cat out; fail "counts wrongly what remains"; }
rebuild 0 --again --sizes same
[ "$(grep -c same builds)" = 10 ] || fail "builds no Os"
rebuild 77 --release none same
tail -n 1 out | grep -q '^skipped: rebuilt packages: there is no root$' || { cat out; fail "does not say why"; }
tools/rebuild-packages --help >out || fail "--help: status $?"
grep -q '^usage: tools/rebuild-packages \[OPTION' out && grep -q -e ' --again ' out \
  || { cat out; fail "--help does not show how it is called"; }
