# %b in the report's name is the name of GCC's dump files, %% a per cent sign: a file a unit, with one set of options
# for all.  After a folder it is a name in that, also where -o is absolute; missing folders are made.  Another % is an
# error.  A report that replaces that of another unit is a warning that says %b; one of the same unit is not.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample one.c
write_sample two.c
with_plugin -c one.c two.c "$arg-report=%b.%%.json"
grep -q '"unit": "one.c"' one.c.%.json
grep -q '"unit": "two.c"' two.c.%.json
with_plugin -c one.c -dumpdir dumps- "$arg-report=%b.json"
test -s dumps-one.c.json

mkdir objects elsewhere build
with_plugin -c one.c -o objects/one.o "$arg-report=reports/%b.json"
test -s reports/objects/one.c.json || fail "a folder of the object: $(find . -name '*.json')"
with_plugin -c two.c -o "$PWD/objects/two.o" "$arg-report=reports/%b.json"
test -s reports/objects/two.c.json || fail "an absolute object: $(find . -name '*.json')"
with_plugin -c two.c -o "$PWD/objects/two.o" "$arg-report=$PWD/build/%b.json"
test -s build/objects/two.c.json || fail "an absolute object and report: $(find . -name '*.json')"
with_plugin -c two.c -o "$PWD/objects/two.o" "$arg-report=%b.json"
test -s objects/two.c.json || fail "a report beside the object: $(find . -name '*.json')"
(cd elsewhere && with_plugin -c ../one.c -o "$OLDPWD/objects/one.o" "$arg-report=../reports/%b.json")
test -s "reports$PWD/objects/one.c.json" || fail "an object of another folder: $(find . -name '*.json')"
with_plugin -c one.c "$arg-report=$PWD/a/b/one.json"
test -s a/b/one.json || fail "folders without %b: $(find . -name '*.json')"

for name in r%x.json r%.%b.json 100%; do
  refuses "in the value '$name' of '$arg-report' has no meaning; write '%b' for the name of the unit, '%%' for a" \
    "$arg-report=$name"
  grep -q '^cc1: error:' messages || fail "an error with a line: $(cat messages)"
done

for file in one.c one.c two.c; do
  with_plugin -c $file "$arg-report=r.json" 2>>messages-r
done
[ "$(cat messages-r)" = "cc1: warning: the report 'r.json' of another unit is replaced; with '%b' in its name each \
unit has its own" ] || fail "what is said of one file for two units: $(cat messages-r)"
grep -q '"unit": "two.c"' r.json || fail "the last report is not there"
cp one.c notes.txt
with_plugin -c two.c "$arg-report=notes.txt" 2>messages
[ ! -s messages ] || fail "a file that is no report: $(cat messages)"
