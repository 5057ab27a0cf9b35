# Whoever ends the compiler while its processes compile for trial, by whatever signal, with and without its driver: nobody
# goes on, and the driver leaves neither an object nor temporary files.
# Alone: signals come after so many seconds.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
command -v setsid >/dev/null || exit 77
# Seconds of trials on any machine: the signals have to come while they run.  With a bound of the stack units of any size
# are tried.
write_tried large.c 2000
tried="-Oz -fplugin=$PLUGIN $arg-max-stack-growth=100000"
mkdir temporary
cc1=$("$GCC" -print-prog-name=cc1)
nobody_left () { [ -z "$(in_session "$1")" ]; }
# several PID COUNT: PID has begun a session, of at least COUNT processes.
several () { [ "$(in_session "$1" | wc -l)" -ge "$2" ]; }

# begin COUNT COMMAND...: starts COMMAND in a session of its own; there are COUNT processes when this returns.
begin () {
  count=$1
  shift
  # The shell has what it starts so ignore SIGINT.
  setsid env --default-signal=INT "$@" 2>messages &
  begun=$!
  wait_for several $begun $count
}
# ended WHAT: by the signal, and all of them.
ended () {
  status=0
  wait $begun || status=$?
  [ $status -gt 128 ] || fail "$1: status $status"
  wait_for nobody_left $begun
}

# The compiler alone gets the signal (a full memory, a user), at once and later.
for signal in KILL TERM INT HUP XCPU; do
  for delay in 0 0.3; do
    begin 2 "$cc1" -quiet $tried $arg-jobs=2 large.c -o large.s
    sleep $delay
    kill -$signal $begun
    ended "SIG$signal after $delay s"
  done
done
# All of them get it, the driver, too: a terminal (INT), "timeout", a build system.
for signal in TERM INT HUP; do
  begin 3 env TMPDIR="$PWD/temporary" "$GCC" $tried $arg-jobs=2 -c large.c -o large.o
  kill -$signal -$begun
  ended "SIG$signal to all"
  [ ! -e large.o ] || fail "SIG$signal: left an object"
  [ -z "$(ls temporary)" ] || fail "SIG$signal: left $(ls temporary)"
done
# A process that is killed is no end of the compiler.
begin 2 "$cc1" -quiet $tried $arg-jobs=2 large.c -o killed.s
kill -KILL $(in_session $begun | grep -v -x $begun | head -1)
wait $begun || fail "the compiler ends with a process that was killed"
wait_for nobody_left $begun
"$cc1" -quiet $tried large.c -o large.s
cmp large.s killed.s || fail "other code where a process was killed"
