# The list of option-classes has the compiler's options, with their classes, negative forms and arguments.  It does not
# have warnings, nor other names of options.  Each option that is handled has tests, which are there.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v python3 >/dev/null || exit 77
echo 'int f (int x) { return x + 1; }' >unit.c
with_plugin -c unit.c $arg-option-classes=list

python3 - "$SOURCE_DIR/testsuite" <<'EOF' || fail "the list is not as expected"
import json, os, sys

options = {option["name"]: option for option in json.load (open ("list"))}

def has (name, **expected):
    found = options[name]
    for key, value in expected.items ():
        assert found[key] == value, (name, key, found[key])

has ("-fgcse", **{"class": "equal"}, negative="-fno-gcse", argument="none", languages=[])
has ("-Os", **{"class": "equal"}, negative=None, argument="none")
has ("-fstrub=all" if "-fstrub=all" in options else "-fvtable-verify=", **{"class": "alone"})
has ("-fzero-call-used-regs=", **{"class": "handled"}, negative=None, argument="text")
has ("-fstack-reuse=", argument="words", words=["all", "named_vars", "none"])
has ("--param=align-threshold=", argument="number", least=1, most=65536)
has ("-fchar8_t", **{"class": "none"}, languages=["C++", "ObjC++"])
assert "-Wall" not in options
assert "-ftree-loop-linear" not in options, "another name of -floop-nest-optimize"
assert len (options) > 900, len (options)
for option in options.values ():
    tests = option["tests"].split ()
    assert bool (tests) == (option["class"] == "handled"), option
    for test in tests:
        assert os.path.exists (os.path.join (sys.argv[1], test)), (option["name"], test)
EOF

# The other plugin has not been told of -fgcse-las.
"$GCC" -fplugin="$BUILD/unknown/outline.so" -Os -c unit.c $arg-option-classes=list
grep -A 1 '"name": "-fgcse-las"' list | grep -q '"class": "unknown"' || fail "-fgcse-las is known"

# A file that cannot be written is an error.
with_plugin -c unit.c $arg-option-classes=missing/list 2>messages && fail "wrote nothing, and was silent"
grep -q "error: cannot write the list" messages || fail "another message"
