# A page of outline-report in a browser: what it shows is what the reports say, at 1600 and 400
# pixels, dark and light; it is searched, sorted, opened and used from the keyboard, without an
# error and without the network.
# Alone: the browser has so many seconds to answer.  SPDX-License-Identifier: GPL-3.0-or-later

# The page has no target: once, beside the compiler of this machine.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
for need in /usr/bin/chromium /usr/bin/chromedriver; do
  if [ ! -x $need ]; then
    echo "skipped: report-browser: there is no $need: tools/install-deps page"
    exit 77
  fi
done
if ! /usr/bin/python3 -c 'import selenium' 2>/dev/null; then
  echo "skipped: report-browser: python3 has no selenium: tools/install-deps page"
  exit 77
fi

mkdir -p src reports
cp "$SOURCE_DIR/demo/sample.c" src/demo.c
write_sample src/three.c
cat >src/calls.c <<'SAMPLE'
void use (int *, const char *, int, int);
extern int table[4], other[4];
int first (int x)
{
  use (table, "one", 1, x);
  use (table, "more <b>", 2, 3);
  use (table, "two", 1001, x);
  use (table, "more <b>", 2, 5);
  return 1;
}
int second (int y)
{
  use (other, "ten", 1, y);
  use (other, "more <b>", 2, 3);
  use (other, "two", 2002, y);
  use (other, "more <b>", 2, 5);
  return 1;
}
__attribute__ ((no_outline)) int kept (int y) { use (table, "kept", y, y); return 1; }
SAMPLE
mkdir alone
for name in demo three calls; do
  with_plugin $arg-slowdown=1000 -fcallgraph-info=su -c src/$name.c -o $name.o $arg-report=reports/$name.json
  "$GCC" -Os -fcallgraph-info=su -c src/$name.c -o alone/$name.o
done
"$SOURCE_DIR/tools/outline-report" reports --stack alone . --html page.html
"$SOURCE_DIR/tools/outline-report" reports --stack alone . --html again.html
cmp page.html again.html || fail "not the same page twice"
timeout 120 /usr/bin/python3 "$SOURCE_DIR/testsuite/lib/page-test.py" page.html reports
