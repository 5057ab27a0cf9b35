# Without a plugin the test run itself fails: nothing counts as passed.
# SPDX-License-Identifier: GPL-3.0-or-later

sed '/^set PLUGIN /s/"[^"]*"/"none.so"/' "$BUILD/check/site.exp" >site.exp
if runtest dg.exp >output 2>&1; then fail "the run was good"; fi
grep -q "ERROR: there is no plugin" output
if grep -q '^PASS' ./*.sum; then fail "something passed"; fi
echo "not an object" >bad.so
sed '/^set PLUGIN /s/"[^"]*"/"bad.so"/' "$BUILD/check/site.exp" >site.exp
if runtest dg.exp >output 2>&1; then fail "the run was good"; fi
grep -q "ERROR: the plugin does not load" output
if grep -q '^PASS' ./*.sum; then fail "something passed"; fi
