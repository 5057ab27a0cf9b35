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
    *-none-* | *-elf) return 1 ;;
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

# write_checks FILE: two functions of which outlining promises little, and a macro for more of them.
write_checks () {
  cat >"$1" <<'SAMPLE'
struct out { int error, code; const char *text; };
int printf (const char *, ...);
#define CHECK(o, x) \
  do { (o)->error = 1; (o)->code = (x); (o)->text = "out of range"; \
       printf ("error %d: %s\n", (o)->code, (o)->text); } while (0)
void first (struct out *o, int x) { CHECK (o, 100 + x); }
void second (struct out *o, int x) { printf ("second\n"); CHECK (o, 200 - x); }
SAMPLE
}

# write_tried FILE COUNT: a unit of four functions that share a little and COUNT that have nothing in common.  At -Oz it
# is compiled for trial with a COUNT of 0 to 9 or of 30 to 90, and the outcome, GCC's usual code, is another code than
# without trials.
write_tried () {
  awk -v count="$2" 'function any (n) { seed = (seed * 16807) % 2147483647; return seed % n }
    BEGIN {
      print "int get (int), put (int, int);"
      for (i = 0; i < 2; i++) {
        printf "int loop%d (int a, int b, int c, int d) { int s = get (a %s %d) ^ get (b * 5);", i, i ? "-" : "+", i + 2
        printf " while (s %s c) s += put (s, d); return s - (b + c %s d); }\n", i ? ">" : "<", i ? "*" : "+"
        printf "int tail%d (int a, int b) { %s; put (a ^ 5, b); get (77); return put (b, 12345) + 7; }\n", i, \
          i ? "put (b, a)" : "get (a)"
      }
      seed = 77
      split ("+ - * ^ & |", op, " ")
      for (i = 0; i < count; i++) {
        printf "int g%d (int a, int b) { int x = a;", i
        for (s = 0; s < 4; s++)
          printf " x = (x %s %d) %s %s;", op[1 + any(6)], 3 + any(100000), op[1 + any(6)], any(2) ? "a" : "b"
        print " return x; }"
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
