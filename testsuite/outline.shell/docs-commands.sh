# The commands that pages for users show do what they say: each is run as it is written there, in a folder with the
# files that it names, and what it makes shares code.  A command that fails is found.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
if ! command -v valgrind >tool || [ ! -e /usr/share/nodejs/d3/dist/d3.min.js ]; then
  echo "skipped: docs-commands: there is no valgrind or d3: tools/install-deps report"
  exit 77
fi

mkdir bin
cat >bin/gcc <<SCRIPT
#!/bin/sh
# The plugin as if it were installed.
for word; do
  shift
  [ "\$word" != -fplugin=outline ] || word=-fplugin=$PLUGIN
  set -- "\$@" "\$word"
done
exec "$GCC" "\$@"
SCRIPT
chmod +x bin/gcc
ln -s "$SOURCE_DIR/tools/outline-report" "$BUILD/outline-merge" bin
PATH=$PWD/bin:$PATH

# commands PAGE: the lines that are commands, and blocks of sh that no other test runs.
commands () {
  awk '/^<!--/ { run = 1; next }
       /^```/ { inside = !inside; block = inside && /sh$/ && !run; run = 0; next }
       { run = 0 }
       inside ? block : /^    (gcc|nm|outline-report|outline-merge|valgrind) /' "$1" \
    | sed 's/gcc \.\.\. /gcc -Os -fplugin=outline -c file.c /; s/-c \.\.\.$/-c file.c/'
}
# files: the sources of a program, the program before and after, and reports of it.
files () {
  for name in file a b c; do
    write_sample $name.c
    sed -i "s/\(first\|second\|third\)/${name}_&/" $name.c
  done
  echo '__attribute__ ((no_outline)) int kept (int x) { return x + 3; }' >>file.c
  cat >>a.c <<'SAMPLE'
int total;
__attribute__ ((noipa)) void record (int a, int b, int c) { total += a ^ b ^ c; }
int main (void) { for (int i = 0; i < 100; i++) a_first (i) + a_second (i) + a_third (i); return total == 1; }
SAMPLE
  ln -s "$PLUGIN" outline.so
  gcc -Os -Wno-attributes file.c a.c b.c c.c -o before.elf
  gcc -Os -fplugin=outline '-fplugin-arg-outline-report=reports/%b.json' file.c a.c b.c c.c -o after.elf
  cp after.elf program
  # Summaries of the units that two machines compiled.
  gcc -Oz -fplugin=outline -fplugin-arg-outline-summary=sums1 -c a.c b.c
  gcc -Oz -fplugin=outline -fplugin-arg-outline-summary=sums2 -c c.c file.c
  valgrind --tool=callgrind --callgrind-out-file=run ./program 2>messages
}
mkdir files
(cd files && files)

# follow PAGE NAME: runs the commands of PAGE in folder NAME.
follow () {
  cp -R files "$2"
  commands "$1" >"$2/commands"
  [ -s "$2/commands" ] || fail "no commands in $1"
  (cd "$2" && sh -eux commands </dev/null >out 2>messages)
}
# shared FILE: whether it shares code.
shared () { nm "$1" | grep -q '\.folded\.\|\.outline\.'; }

for page in README docs/tuning docs/options docs/time docs/lto docs/dictionary docs/outline-report; do
  name=$(basename "$page")
  case $name in
    tuning) cp files/before.elf files/before; cp files/after.elf files/after ;;
    outline-report) rm files/before files/after; cp -R files/reports files/before; cp -R files/reports files/after ;;
  esac
  follow "$SOURCE_DIR/$page.md" "$name" || { tail -5 "$name/messages"; fail "a command of $page.md fails"; }
done
for file in README/file.o tuning/file.o lto/program dictionary/program; do
  shared $file || fail "$file shares nothing"
done
grep -q '^saved ' README/out || fail "no report"
grep -q '^What to do next' tuning/out || fail "no advice"
grep -q 'slowdown=N' options/out || fail "no options"
grep -q '^Functions that pay' time/out || fail "nobody pays"
[ -s outline-report/report.html ] || fail "no page"

sed 's/arg-outline-report/arg-outline-repport/' "$SOURCE_DIR/README.md" >wrong.md
follow wrong.md wrong && fail "a wrong command is not found"
grep -q 'repport' wrong/messages || fail "another command fails"
