# tools/calibrate --fit finds by how much a cost is wrong, leaves right ones alone, and knows the plugin's dump.
# SPDX-License-Identifier: GPL-3.0-or-later

# saved FILE CALL FIRST: what --save keeps of 60 groups whose calls take CALL bytes more than was promised, and whose
# functions FIRST bytes more for the first call inside; the dump's line is that of a real group, given as $plan.
saved () {
  PYTHONDONTWRITEBYTECODE=1 python3 - "$SOURCE_DIR" "$plan" "$@" <<'EOF' || fail "no groups were made"
import sys
from pathlib import Path
top, plan, path, call, first = sys.argv[1:]
sys.path[:0] = [f"{top}/bench", f"{top}/tools/calibrate.d"]
import measure
from runner.elf import Sizes

groups = []
for i in range(60):
    group, = measure.read_groups("made unit.c", [plan])
    group.number = i + 1
    sites, leaf = 2 + i % 5, i % 2
    group.fields.update(sites=sites, leaf=leaf, calling=1 - leaf, inner=0, copies=400 + 70 * (i % 7),
                        parameters=i % 3, results=i // 2 % 2, benefit=300)
    group.saved = 30 - int(call) * sites - int(first) * leaf
    groups.append(group)
measure.save(Path(path), [measure.Measured("made", "unit.c", Sizes(4000), Sizes(3000), 1000, 60, groups)])
EOF
}

# suggested COST: what the table of --fit suggests for COST more than now, in bytes.
suggested () {
  awk -v cost="$1" '$1 == cost && NF == 4 { printf "%.0f\n", $4 - $3; found = 1 } END { exit !found }' table
}

cat >unit.c <<'EOF'
void use (int, int), more (int);
void f (int a) { use (a, 1); more (2); use (3, a); more (4); use (5, a); }
void g (int b) { more (b); use (b, 1); more (2); use (3, b); more (4); use (5, b); }
void h (int c) { use (0, c); use (c, 1); more (2); use (3, c); more (4); use (5, c); }
EOF
"$GCC" -Os -fplugin="$PLUGIN" -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress \
  -fplugin-arg-outline-dump=stats -dumpdir ./ -c unit.c -o unit.o || fail "unit.c does not compile"
plan=$(grep -h '^plan ' ./*.outline | head -1)
[ "$plan" ] || fail "no plan in the dump"

saved wrong 3 -2
"$SOURCE_DIR/tools/calibrate" --load wrong --fit >table || fail "--fit fails"
[ "$(suggested call)" = 3 ] || fail "calls take 3 bytes more: $(grep ^call table)"
[ "$(suggested first_call)" = -2 ] || fail "first calls take 2 bytes less: $(grep ^first_call table)"
[ "$(suggested argument)" = 0 ] || fail "arguments were right: $(grep ^argument table)"

saved right 0 0
"$SOURCE_DIR/tools/calibrate" --load right --fit >table || fail "--fit fails"
for cost in call argument first_call result; do
  [ "$(suggested $cost)" = 0 ] || fail "$cost was right: $(grep "^$cost " table)"
done

"$SOURCE_DIR/tools/calibrate" --fit >table 2>messages && fail "--fit without groups is not an error"
grep -q -- "--fit needs --groups or --load" messages || fail "the message: $(cat messages)"
