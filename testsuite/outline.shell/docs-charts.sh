# The tables of docs/results.md and docs/measurements.md and the charts in docs/charts are what bench/run --chart makes
# of the stored results; with another number in a file they are not, and a file that is cut off is an error.
# SPDX-License-Identifier: GPL-3.0-or-later

# copy FOLDER: the pages and the stored results.
copy () {
  mkdir -p "$1/docs"
  cp -r "$SOURCE_DIR/docs/results.md" "$SOURCE_DIR/docs/measurements.md" "$SOURCE_DIR/docs/data" "$1/docs"
}

# tables_of FOLDER: what --chart writes between the marks.
tables_of () {
  sed -n '/^<!-- stored/,/^<!-- end of stored/p' "$1/docs/results.md" "$1/docs/measurements.md"
}

# Charts of other versions of matplotlib differ in details.
if /usr/bin/python3 -c 'import matplotlib, sys; sys.exit (matplotlib.__version__[:4] != "3.6.")' \
    2>/dev/null; then
  charts=yes
else
  charts=
  echo "skipped: the charts of docs-charts.sh: there is no matplotlib 3.6 (tools/install-deps docs)"
fi

# draw FOLDER: what bench/run --chart does there.
draw () {
  if [ "$charts" ]; then
    "$SOURCE_DIR/bench/run" --chart --docs "$1"
  else
    python3 - "$SOURCE_DIR/bench" "$1" <<'SCRIPT'
import pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert (0, sys.argv[1])
from runner import tables
for page in "docs/results.md", "docs/measurements.md":
    path = pathlib.Path (sys.argv[2], page)
    path.write_text (tables.filled (path, path.parent / "data"))
SCRIPT
  fi
}

copy same
sed -i '/^<!-- stored/,/^<!-- end of stored/{/^<!--/!d}' same/docs/results.md same/docs/measurements.md
draw same
[ "$(tables_of same | grep -c '^|')" -gt 60 ] || fail "there are hardly any tables"
for page in docs/results.md docs/measurements.md; do
  diff "same/$page" "$SOURCE_DIR/$page" || fail "run bench/run --chart"
done
if [ "$charts" ]; then
  diff -r same/docs/charts "$SOURCE_DIR/docs/charts" || fail "run bench/run --chart"
  [ "$(ls same/docs/charts/*.svg | wc -l)" -ge 4 ] || fail "there are hardly any charts"
fi

# A number of one program, one of a budget.
copy other
awk -F '\t' -v OFS='\t' '$1 == "zlib" && $3 == "plugin" { $8 -= 2000; $11 *= 2 } { print }' \
  "$SOURCE_DIR/docs/data/sizes-x86-64-Oz.tsv" >other/docs/data/sizes-x86-64-Oz.tsv
awk -F '\t' -v OFS='\t' '$1 == "zlib" && $3 == 5 { $5 -= 2000 } { print }' \
  "$SOURCE_DIR/docs/data/budgets-x86-64-Os.tsv" >other/docs/data/budgets-x86-64-Os.tsv
draw other
for page in docs/results.md docs/measurements.md; do
  if cmp -s "other/$page" "same/$page"; then fail "$page does not depend on the numbers"; fi
done
if [ "$charts" ]; then
  for chart in savings budget time; do
    if cmp -s other/docs/charts/$chart.svg same/docs/charts/$chart.svg; then
      fail "$chart.svg does not depend on the numbers"
    fi
  done
fi

copy cut
printf 'zlib\t1\n' >>cut/docs/data/sizes-x86-64-Oz.tsv
if draw cut 2>messages; then fail "a line that is cut off is read"; fi
grep -q 'sizes-x86-64-Oz.tsv:[0-9]*: 2 cells, but [0-9]* columns' messages \
  || { cat messages; fail "does not say where"; }
# A command that anybody can repeat names no absolute path.
if grep -E '^#.*[ =]/' "$SOURCE_DIR"/docs/data/*.tsv; then fail "a path of one machine"; fi
python3 - "$SOURCE_DIR/bench" <<'SCRIPT' || fail "another command is kept"
import sys
sys.dont_write_bytecode = True
sys.path.insert (0, sys.argv[1])
from runner import stored
def kept (*words):
    return stored.command_line ([str (stored.TOP / "bench/run"), *words])
wrong = [(found, wanted) for found, wanted in (
    (kept ("--sizes", "--store", "a.tsv", "--flags=-Os -g"), "bench/run --sizes '--flags=-Os -g'"),
    (kept ("--store=a.tsv", "--note", "x", "--jobs=2", "--work", "/w", "--chart"), "bench/run --chart"),
    (kept ("--plugin", "/elsewhere/outline.so", "--sizes"), "bench/run --sizes"),
    (kept (f"--plugin={stored.TOP}/build-x/outline.so"), "bench/run --plugin build-x/outline.so"),
) if found != wanted]
print (*wrong)
sys.exit (bool (wrong))
SCRIPT
