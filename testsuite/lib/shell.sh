# What the scripts in outline.shell share.  SPDX-License-Identifier: GPL-3.0-or-later
#
# Variables: GCC, GXX, PLUGIN, BUILD, SOURCE_DIR (all absolute), RUNNER (what
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
int second (int x) { BODY; return x * 5; }
int third (int x) { BODY; return x * 7; }
SAMPLE
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
