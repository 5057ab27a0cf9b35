# Many compilations at once make the objects and reports that each makes alone, without an error, and leave
# nothing.  AT_ONCE=500 is what docs/measurements.md has the numbers of; here it is 24.
# Alone: it takes all processors.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
at_once=${AT_ONCE:-24}
write_tried unit.c 30
mkdir temporary alone
with_plugin -Oz $arg-report=alone/unit.json -c unit.c -o alone/unit.o
for i in $(seq $at_once); do
  (TMPDIR=$PWD/temporary with_plugin -Oz $arg-report=$i.json -c unit.c -o $i.o >$i.messages 2>&1; echo $? >$i.status) &
done
wait
for i in $(seq $at_once); do
  [ "$(cat $i.status)" = 0 ] && [ ! -s $i.messages ] || { cat $i.messages; fail "status $(cat $i.status)"; }
  cmp alone/unit.o $i.o || fail "another object"
  cmp alone/unit.json $i.json || fail "another report"
done
[ -z "$(ls temporary)" ] || fail "left $(ls temporary)"
[ "$(ls | wc -l)" = $((4 * at_once + 3)) ] || { ls; fail "left a file"; }
