# What the scripts in outline.shell share.  SPDX-License-Identifier: GPL-3.0-or-later
#
# Variables: GCC, GXX, PLUGIN, BUILD, SOURCE_DIR, SCRIPT (all absolute), RUNNER (what
# programs are run through, or empty).

LC_ALL=C
export LC_ALL
arg=-fplugin-arg-outline

# fail WORD...: ends the test.
fail () {
  echo "failed: $*"
  exit 1
}

# run PROGRAM ARGUMENT...: runs a program that was compiled by $GCC or $GXX.
run () {
  $RUNNER "$@"
}

# Whether there is an operating system: shared libraries, signals, profiles.
hosted () {
  case $("$GCC" -dumpmachine) in
    *-none-*) return 1 ;;
  esac
}

# Three functions that share statements, in FILE.
write_sample () {
  cat >"$1" <<'SAMPLE'
void record (int, int, int);
#define BODY record (x, 1, 2); record (x + 1, 3, 5); record (x + 2, 5, 9); \
             record (x + 3, 7, 12)
int first (int x) { BODY; return x * 3; }
int second (int x) { BODY; return x & 5; }
int third (int x) { BODY; return x << 2; }
SAMPLE
}

# write_tried FILE COUNT: a unit of COUNT functions that is compiled for trial, in processes, as it is so small
# (30 functions), at -Oz (one process), or as the stack is bounded; the outcome is another code than without trials.
write_tried () {
  awk -v count="$2" 'BEGIN {
    print "typedef unsigned u; u k (u, u), m (u);"
    for (i = 0; i < count; i++) {
      printf "u f%d (u *p, u x) { if (!x) return %d; u s = 0;", i, i
      for (j = 0; j < 4; j++) printf " u v%d = p[%d];", j, (i * 3 + j * 7) % 40
      for (j = 0; j < 4; j++) printf " s += k (s, v%d); s ^= m (x + %d);", (i + j) % 4, i % 5
      for (j = 0; j < 4; j++) printf " s = s * 3 + v%d;", j
      print " return s; }"
    }
  }' >"$1"
}

# on_linux_x86_64: what is the same for each target is tested once, beside the compiler of this machine.
on_linux_x86_64 () {
  [ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] && [ "$(uname -m)" = x86_64 ] || exit 77
}

# own_mounts: what the test mounts from here on is seen by nobody else, and gone when it ends.  The script starts anew
# for that.  Not root: mapped to root, where the system allows it.
own_mounts () {
  [ -z "${OWN_MOUNTS:-}" ] || return 0
  for flags in -m -rm; do
    unshare $flags true 2>/dev/null || continue
    OWN_MOUNTS=yes exec unshare $flags sh -eu -c '. "$1"; . "$2"' sh "$SOURCE_DIR/testsuite/lib/shell.sh" "$SCRIPT"
  done
  exit 77
}

# wait_for COMMAND...: until it succeeds, at most a minute.
wait_for () {
  for i in $(seq 600); do
    if "$@"; then return; fi
    sleep 0.1
  done
  fail "waited in vain for: $*"
}

# in_session PID: the processes of the session that PID has begun (setsid), but for those that only wait to be reaped.
in_session () {
  sed -n "s/^\([0-9]*\) (.*) [^Z] [0-9]* [0-9]* $1 .*/\1/p" /proc/[0-9]*/stat 2>/dev/null || :
}

# with_plugin ARGUMENT...: the compiler at -Os, with the plugin.
with_plugin () {
  "$GCC" -fplugin="$PLUGIN" -Os "$@"
}

# refuses PATTERN ARGUMENT...: compiling the sample must fail, with a message
# that matches the basic regular expression PATTERN, and leave no object.
# What was said is in the file messages.
refuses () {
  pattern=$1
  shift
  [ -f sample.c ] || write_sample sample.c
  rm -f sample.o
  if with_plugin "$@" -c sample.c -o sample.o 2>messages; then
    fail "compiled with $*"
  fi
  [ ! -e sample.o ] || fail "left an object, with $*"
  grep -q -- "error: .*$pattern" messages \
    || { cat messages; fail "no error '$pattern' with $*"; }
  if grep -q 'internal compiler error' messages; then
    cat messages
    fail "the compiler crashed with $*"
  fi
}

# outlined_in FILE: the number of outlined functions in object FILE.
outlined_in () {
  nm "$1" | grep -c '\.outline\.' || :
}
