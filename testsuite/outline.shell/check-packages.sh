# check-packages tells releases that pass, fail and are skipped apart, in its last lines and its status; what
# stops, a test that autopkgtest leaves out and a run without any test are failures.  Packages of which lintian
# complains are a failure, too, but are tried.  An option is no release.
# SPDX-License-Identifier: GPL-3.0-or-later

mkdir tools
cp "$SOURCE_DIR/tools/check-packages" "$SOURCE_DIR/tools/usage" tools
# As the real one is called: [--fetch FOLDER | --clean] WHAT RELEASE . COMMAND --build|--try RELEASE COMPILER...
cat >tools/debian-root <<'FAKE'
#!/bin/sh
case $1 in
  --fetch) folder=$2; shift 2 ;;
  --clean) shift ;;
esac
release=$2 step=$5
shift 6
case $release-$step in
  none-*) echo "skipped: packages for none: there is no root"; exit 77 ;;
  broken---build) echo "error: some-file.cc"; exit 1 ;;
  silent---build) exit 0 ;;
  # As a build does that ends with the status of a skip by itself.
  odd---build) exit 77 ;;
esac
if [ $step = --build ]; then
  echo "$*" >compilers
  mkdir -p "$folder"
  : >"$folder/one.deb"
  : >"$folder/two.deb"
  case $release in
    unclean) echo "W: some-package: some-tag"; echo "lintian not clean" ;;
    *) echo "lintian clean" ;;
  esac
  exit
fi
: >"tried-$release"
echo "gcc-12               PASS"
echo "autopkgtest [12:00:00]: @@@@@@@@@@@@@@@@@@@@ summary"
case $release in
  without) exit ;;
  failing) echo "gcc-12               FAIL non-zero exit status 1"; exit 4 ;;
  left) echo "gcc-12               PASS"; echo "gcc-11               SKIP no reason" ;;
  *) echo "gcc-12               PASS" ;;
esac
FAKE
chmod +x tools/debian-root
# packages STATUS LINE "RELEASES" [COMPILERS]: the line is the last one, a pattern.
packages () {
  status=0
  tools/check-packages "$3" "${4-}" >out 2>&1 || status=$?
  [ $status = $1 ] || { cat out; fail "status $status, not $1, for $3"; }
  tail -n 1 out | grep -q -x "$2" || { cat out; fail "the last line is not $2"; }
}
packages 0 'good: 2 packages, lintian clean, autopkgtest: 1 passed, 0 failed' good "12 14:aarch64-linux-gnu"
[ "$(cat compilers)" = "12 14:aarch64-linux-gnu" ] || fail "other compilers: $(cat compilers)"
packages 77 'none: skipped: there is no root' "good none"
packages 1 'none: skipped: there is no root' "broken none"
grep -q '^error: some-file.cc' out || fail "does not show what stopped the build"
packages 1 'silent: building failed, see .*' silent
for release in broken silent; do
  [ ! -e tried-$release ] || fail "tries packages of $release that were not built"
done
packages 1 'unclean: 2 packages, lintian not clean, autopkgtest: 1 passed, 0 failed' unclean
grep -q '^W: some-package: some-tag' out || fail "does not show what lintian says"
[ -e tried-unclean ] || fail "does not try packages of which lintian complains"
packages 1 'odd: building failed, see .*' odd
packages 1 'without: trying failed, see .*' without
packages 1 'failing: trying failed, see .*' failing
packages 1 'left: trying failed, see .*' left
# usage_error PATTERN ARGUMENT...: said with status 2, and nothing is built.
usage_error () {
  pattern=$1
  shift
  status=0
  tools/check-packages "$@" >out 2>&1 || status=$?
  [ $status = 2 ] || { cat out; fail "status $status, not 2, for $*"; }
  grep -q "$pattern" out || { cat out; fail "does not say $pattern for $*"; }
  if grep -q ': building' out; then fail "builds packages for $*"; fi
}
usage_error "no option '--hlep'" --hlep
usage_error "no option '-v'" good "12 -v"
usage_error "too many arguments" good sid 12
tools/check-packages --help >out || fail "--help: status $?"
grep -q '^Usage: tools/check-packages \["RELEASES"' out || { cat out; fail "--help does not show how it is called"; }
grep -q 'The status is 0 if all passed' out || fail "--help stops before its end"
if grep -q ': building\|set -u' out; then cat out; fail "--help is more than the opening comment"; fi
