# What cannot be read, and options that do not go together: outline-report says one thing and
# ends with status 2.  SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
write_sample a.c
with_plugin -c a.c $arg-report=good.json

# wrong PATTERN ARGUMENT...: the message must match PATTERN.
wrong () {
  pattern=$1
  shift
  status=0
  "$report" "$@" >out 2>messages || status=$?
  [ $status = 2 ] || fail "status $status: $*"
  grep -q -- "^outline-report: error: .*$pattern" messages \
    || { cat messages; fail "no message '$pattern': $*"; }
  [ "$(wc -l <messages)" = 1 ] || { cat messages; fail "more than a message: $*"; }
  [ ! -s out ] || fail "output in spite of an error: $*"
}

wrong 'nowhere: no such file or folder' nowhere
wrong 'nowhere: no such file or folder' good.json nowhere
mkdir empty
wrong 'empty: there is no report: compile with ' empty
head -c 300 good.json >half.json
wrong 'half.json: this is not JSON, or is damaged: ' half.json
mkdir folder
cp half.json folder
cp good.json folder
"$report" folder >out 2>messages || fail "a foreign file stops the program"
"$report" good.json | cmp - out || fail "a foreign file counts"
[ "$(cat messages)" = "$(sed -n '/^outline-report: warning: folder.half.json: this is not JSON.*; it is left out$/p' messages)" ] \
  && [ -s messages ] || { cat messages; fail "another warning"; }
rm folder/good.json
status=0
"$report" folder >out 2>messages || status=$?
[ $status = 2 ] && grep -q 'error: folder: there is no report' messages || fail "a foreign file is a build"
echo '{"name": "package"}' >other.json
wrong 'other.json: this is JSON, but not a report' other.json
echo '[1, 2]' >list.json
wrong 'list.json: this is JSON, but not a report' list.json
sed 's/"schema": 1/"schema": 7/' good.json >newer.json
wrong 'newer.json: .*format 7, and this program reads format 1' newer.json
sed 's/"places"/"spaces"/' good.json >damaged.json
wrong "damaged.json: this report cannot be read: it has no 'places'" damaged.json
sed 's/"statements": [0-9]*/"statements": "many"/' good.json >wrong.json
wrong "wrong.json: this report cannot be read: " wrong.json
printf '\037\213garbage' >x.opt-record.json.gz
wrong 'x.opt-record.json.gz: this is not a whole gzip file' x.opt-record.json.gz
wrong 'name a report or a folder'
wrong '--fail-if-larger goes with --diff' good.json --fail-if-larger 1%
wrong '--fail-if-larger -3%: write a percentage' --diff good.json good.json --fail-if-larger=-3%
wrong '--fail-if-larger x: write a percentage' --diff good.json good.json --fail-if-larger x
wrong '--units-may-differ goes with --diff' good.json --units-may-differ
sed 's/"unit": "a.c"/"unit": "b.c"/' good.json >unit-b.json
wrong 'no unit is in both good.json and unit-b.json, as a.c: --map' --diff good.json unit-b.json
wrong '--diff takes two builds' --diff good.json good.json good.json
wrong '--json and --csv do not go together' good.json --json --csv
wrong '--html and --similar do not go together' good.json --html p.html --similar
wrong '--table files does not go with --diff' --diff good.json good.json --table files
wrong '--map src: write --map OLD=NEW' good.json --map src
if [ -e /usr/share/nodejs/d3/dist/d3.min.js ]; then
  wrong 'no/such/p.html: No such file' good.json --html no/such/p.html
else
  wrong 'the page is made with d3, .* apt-get install node-d3' good.json --html p.html
fi
[ ! -e p.html ] || fail "wrote a page"
status=0
"$report" good.json --colour >out 2>messages || status=$?
[ $status = 2 ] && grep -q 'unrecognized arguments: --colour' messages || fail "no error for an option"
"$report" good.json >out || fail "a good report is refused"
