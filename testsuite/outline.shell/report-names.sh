# %b in the report's name is the name of GCC's dump files, %% a per cent sign: a file a unit, with one set of options
# for all.  After a folder it is a name in that, also where -o is absolute; its folders are made, the one before is not.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample one.c
write_sample two.c
with_plugin -c one.c two.c "$arg-report=%b.%%.json"
grep -q '"unit": "one.c"' one.c.%.json
grep -q '"unit": "two.c"' two.c.%.json
with_plugin -c one.c -dumpdir dumps- "$arg-report=%b.json"
test -s dumps-one.c.json

mkdir objects elsewhere reports build
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
! with_plugin -c one.c -o objects/one.o "$arg-report=missing/%b.json" 2>messages \
  || fail "the folder that was asked for was made"
grep -q "cannot write the report 'missing/objects/one.c.json': No such file" messages || fail "$(cat messages)"
