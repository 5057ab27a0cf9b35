# Where no process can be started, the compiler compiles each variant itself and starts itself again: the same
# code, messages and files as with processes, wherever the source comes from and the output goes.  A trial that crashes
# or exits ends the compilation with an error.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$(uname)" = Linux ] && [ -r /proc/self/cmdline ] || exit 77
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
# With a warning.
write_tried body.c 9
sed -n 1p body.c >a.h
{ echo '#include "a.h"'; sed 1d body.c; echo 'int unused (int x) { int y; x += 1; return x; }'; } >a.c

# No process can be started.  FAULT, a number of a signal or "exit", ends the first trial of the compiler just before
# its result is passed on (which takes setenv); "times" has a line for each compiler.
cat >alone.c <<'SOURCE'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
pid_t
fork (void)
{
  errno = EAGAIN;
  return -1;
}
__attribute__ ((constructor)) static void
begin (void)
{
  FILE *f = fopen (getenv ("TIMES"), "a");
  fprintf (f, "%d\n", getpid ());
  fclose (f);
}
int
setenv (const char *name, const char *value, int replace)
{
  const char *fault = getenv ("FAULT");
  if (fault && strcmp (name, "OUTLINE_RESTARTED") == 0)
    {
      if (atoi (fault) == 0)
        exit (3);
      raise (atoi (fault));
    }
  return ((int (*) (const char *, const char *, int)) dlsym (RTLD_NEXT, "setenv")) (name, value, replace);
}
SOURCE
"$GCC" -shared -fPIC alone.c -o alone.so -ldl
cc1=$("$GCC" -print-prog-name=cc1)
TIMES=$PWD/times
export TIMES
# alone COMMAND...: runs it where no process can be started.
alone () {
  rm -f times
  env LD_PRELOAD="$PWD/alone.so" "$@"
}
# restarted: whether the compiler was started again, as the same process.
restarted () {
  [ "$(wc -l <times)" -ge 2 ] || fail "it was not started again, $what"
  [ "$(sort -u times | wc -l)" = 1 ] || fail "not one process, $what"
}
compiler="$cc1 -quiet -Oz -fplugin=$PLUGIN -Wall -dumpbase a"

# With each set of options: code, messages and files.
mkdir with without
for options in "" "-g" "$arg-max-stack-growth=8" "$arg-trials=0" "$arg-jobs=1" \
    "-fopt-info" "-fverbose-asm" "-MD OUT/a.d -MQ a.o" "$arg-report=OUT/report.json" \
    "$arg-dump -dumpdir OUT/" "-fstack-usage -dumpdir OUT/" "-fsave-optimization-record -dumpdir OUT/"; do
  what="options '$options'"
  for how in with without; do
    rm -f $how/*
    case $how in with) prefix= ;; without) prefix=alone ;; esac
    # One name for both.
    ln -sfn $how OUT
    $prefix $compiler $options a.c -o OUT/a.s 2>$how/messages || { cat $how/messages; fail "not compiled, $what"; }
  done
  case $options in *trials=0*) ;; *) restarted ;; esac
  grep -q 'warning:.*unused' with/messages || fail "no warning to compare"
  for file in with/*; do
    file=${file#with/}
    case $file in
      # GCC names passes by their addresses there.
      *.json.gz)
        for how in with without; do gzip -dc $how/$file | sed 's/"0x[0-9a-f]*"/""/g' >$how.json; done
        cmp with.json without.json || fail "other records, $what" ;;
      *) cmp with/$file without/$file || { diff with/$file without/$file | head; fail "other $file, $what"; } ;;
    esac
  done
  [ "$(ls with)" = "$(ls without)" ] || fail "other files, $what"
done

# Wherever the source comes from, and the output goes.
what="source and output"
$compiler a.c -o good.s 2>messages
alone $compiler - -o out.s <a.c 2>messages
restarted
$compiler - -o good-stdin.s <a.c 2>messages
cmp out.s good-stdin.s || fail "other code from standard input"
cat a.c | alone $compiler - -o out.s 2>messages
restarted
cmp out.s good-stdin.s || fail "other code from a pipe"
{ echo 'this is no C'; cat a.c; } >second.c
{ read -r line; alone $compiler - -o out.s; } <second.c 2>messages
restarted
cmp out.s good-stdin.s || fail "other code from a file that was read in part"
alone $compiler a.c -o - 2>messages | cat >out.s
restarted
cmp out.s good.s || fail "other code to a pipe"
for closed in '<&-' '>&-' '2>&-' '<&- >&- 2>&-'; do
  what="closed streams $closed"
  rm -f out.s
  eval "alone $compiler a.c -o out.s 2>messages $closed" || fail "not compiled, $what"
  restarted
  cmp out.s good.s || fail "other code, $what"
done

# An error is an error, said once.
cp a.c wrong.c
echo 'int wrong (void) { return none; }' >>wrong.c
! alone $compiler wrong.c -o out.s 2>messages || fail "compiled with an error"
[ "$(grep -c 'error:' messages)" = 1 ] || fail "not one error"
! alone $compiler a.c -Werror -o out.s 2>messages || fail "-Werror"
! alone $compiler a.c -o /dev/full 2>messages || fail "a full disk is no error"

# What ends the compiler in a trial is an error, said once.
for fault in 11 6 exit; do
  what="fault $fault"
  ! FAULT=$fault alone $compiler a.c -o out.s 2>messages || fail "compiled, $what"
  [ "$(wc -l <times)" = 1 ] || fail "it was started again, $what"
  [ "$(grep -c 'error: the compiler has ended in a trial compilation' messages)" = 1 ] \
    || { cat messages; fail "not one error, $what"; }
  [ "$(grep -c 'warning:.*unused' messages)" = "$(grep -c 'warning:.*unused' with/messages)" ] \
    || fail "the front end's warnings are not said once, $what"
done

# What can't be read again can't be compiled again: estimates, with a warning.
what="a named pipe"
mkfifo pipe.c
cat a.c >pipe.c &
rm -f times
# GCC opens a source again to show a line of it; -Wall asks for lines.
timeout 60 env LD_PRELOAD="$PWD/alone.so" "$cc1" -quiet -Oz -fplugin="$PLUGIN" pipe.c -o out.s 2>messages || fail "not compiled from a named pipe"
wait
[ "$(wc -l <times)" = 1 ] || fail "started again, $what"
grep -q 'warning: part of the unit could not be compiled for trial' messages || fail "no warning, $what"
