# "ulimit" bounds what a build may use.  The number of processes changes nothing (-u).  With little memory (-v) or time
# (-t) the compiler makes the same object or ends with an error; it never crashes, and no process of it goes on.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
write_tried unit.c 30
write_tried large.c 800
mkdir temporary
chmod 777 . temporary
"$GCC" -fplugin="$PLUGIN" -Oz -c unit.c -o free.o

# limited N COMMAND...: as a user who has N processes at most.  (Root has no limit.)
user=$((50000 + $$ % 10000))
limited () {
  n=$1
  shift
  if [ "$(id -u)" = 0 ]; then
    TMPDIR=$PWD/temporary setpriv --reuid=$user --clear-groups prlimit --nproc=$n "$@"
  else
    # This user has others.
    TMPDIR=$PWD/temporary prlimit --nproc=$((n + $(ps -u "$(id -u)" -L | wc -l))) "$@"
  fi
}
if [ "$(id -u)" = 0 ] && limited 9 test -w . && limited 9 test -r "$PLUGIN"; then
  limited 1 sh -c 'true; (true); :' 2>messages && fail "a shell can start a process"
  # The driver and the compiler are two.
  for n in 2 3 4 5; do
    limited $n "$GCC" -fplugin="$PLUGIN" -Oz -c unit.c -o $n.o 2>messages || { cat messages; fail "not compiled with $n processes"; }
    cmp free.o $n.o || fail "another object with $n processes"
    [ ! -s messages ] || { cat messages; fail "not silent with $n processes"; }
  done
  for n in 3 4 5; do
    limited $n "$GCC" -fplugin="$PLUGIN" -pipe -Oz -c unit.c -o $n.o 2>messages || { cat messages; fail "not compiled with $n processes, -pipe"; }
    cmp free.o $n.o || fail "another object with $n processes, -pipe"
  done
fi

# bounded UNIT OUTPUT COMMAND...: evaluates COMMAND, which sets limits, and compiles UNIT.
bounded () {
  bounded_unit=$1 object=$2 status=0
  shift 2
  rm -f $object
  (eval "$@"; TMPDIR=$PWD/temporary exec setsid -w sh -c 'echo $$ >session; exec "$@"' sh \
     "$GCC" -fplugin="$PLUGIN" -Oz -c $bounded_unit -o $object) 2>messages || status=$?
  [ $status = 0 ] || [ ! -e $object ] || fail "an object and status $status with $*"
  [ -z "$(ls temporary)" ] || fail "left temporary files with $*"
  wait_for nobody_left
}
nobody_left () { [ -z "$(in_session "$(cat session)")" ]; }

# In KB: from what is not enough for the compiler to start to what is enough for all.  Where GCC alone crashes, as GCC 16
# does while it is loaded into too little, nothing is to be learnt about the plugin.
gcc_alone_crashes ()
{
  (ulimit -v $1; TMPDIR=$PWD/temporary exec "$GCC" -Oz -c unit.c -o alone.o) >alone 2>&1 || true
  crashed=$(grep -c 'internal compiler error\|signal' alone || true)
  [ "$crashed" = 0 ] && [ -z "$(ls temporary)" ] && return 1
  rm -rf temporary/*
}
good=0 bad=0
for memory in 40000 60000 70000 80000 90000 100000 110000 120000 130000 140000 150000 170000 200000 250000 300000 1000000; do
  if gcc_alone_crashes $memory; then
    echo "GCC alone crashes in $memory KB"
    continue
  fi
  bounded unit.c $memory.o "ulimit -v $memory"
  if [ $status = 0 ]; then
    good=$((good + 1))
    cmp free.o $memory.o || grep -q 'warning: part of the unit could not be compiled for trial' messages \
      || { cat messages; fail "another object in $memory KB"; }
  else
    bad=$((bad + 1))
    grep -q 'memory\|cannot allocate\|failed to map' messages || { cat messages; fail "no reason in $memory KB"; }
    grep -q 'internal compiler error' messages && { cat messages; fail "crashed in $memory KB"; }
  fi
done
echo "$good of $((good + bad)) memory sizes are enough"
[ $good -ge 1 ] && [ $bad -ge 1 ] || fail "all memory sizes are enough, or none"

"$GCC" -fplugin="$PLUGIN" -Oz -c large.c -o free.o
bounded large.c timed.o "ulimit -t 1000"
[ $status = 0 ] && cmp free.o timed.o || fail "another object with much time"
for seconds in 1 2; do
  bounded large.c timed.o "ulimit -t $seconds"
  [ $status != 0 ] || cmp free.o timed.o \
    || grep -q 'warning: part of the unit could not be compiled for trial' messages || fail "another object in $seconds s"
done

# Where few files can be opened, the compiler makes an object, the usual one or with a warning.
write_tried files.c 30
with_plugin -Oz -S files.c -o usual.s
for files in 6 7 8 9 10 11 12 16 24 40; do
  rm -f files.s
  (ulimit -n $files && with_plugin -Oz -S files.c -o files.s) 2>said || fail "ulimit -n $files: status $?, $(cat said)"
  cmp -s usual.s files.s || grep -q "could not be compiled for trial (Too many open files)" said \
    || fail "ulimit -n $files: another object without a word"
done
