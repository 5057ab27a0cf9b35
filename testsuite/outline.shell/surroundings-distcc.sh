# With distcc each object is what the compiler makes here.  Its server refuses -fplugin, so that distcc compiles here; by a
# command that has the plugin in it, the server compiles.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
system=distcc
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
needs distcc distccd
command -v setsid >/dev/null || exit 77
mkdir home
cp "$PLUGIN" outline.so
chmod 755 . outline.so
write_tried unit.c 30
# Root's server becomes a user who must be able to read all that.
user=
if [ "$(id -u)" = 0 ]; then
  user="--user nobody"
  setpriv --reuid=65534 --clear-groups test -r outline.so || exit 77
fi
serve () {
  setsid distccd --no-detach --daemon $user --allow 127.0.0.1 --listen 127.0.0.1 --port $1 --jobs 2 \
    --enable-tcp-insecure --log-file "$PWD/server.log" --log-level info &
  server=$!
  trap 'kill -TERM -$server 2>/dev/null || :' EXIT
}
: >server.log
chmod 666 server.log
# A port that nobody uses.
for port in $(seq $((20000 + $$ % 20000)) 7 65000 | head -20); do
  serve $port
  for i in $(seq 100); do
    grep -q 'listening\|bind.*failed\|exiting\|failed' server.log && break
    sleep 0.1
  done
  if grep -q listening server.log && kill -0 $server 2>/dev/null; then break; fi
  : >server.log
done
kill -0 $server 2>/dev/null || { cat server.log; fail "no server"; }

DISTCC_DIR=$PWD/home DISTCC_HOSTS=127.0.0.1:$port,lzo
export DISTCC_DIR DISTCC_HOSTS
# far SERVED OPTION...: compiles by distcc; the server must have compiled if SERVED is 1, and not if it is 0.
far () {
  served=$1
  shift
  : >server.log
  rm -f home/state/* home/lock/* far.o
  distcc "$@" -c unit.c -o far.o 2>messages || { cat messages server.log; fail "not compiled: $*"; }
  cmp alone.o far.o || fail "another object: $*"
  # The server writes this line after it has answered.
  for i in $(seq 100); do
    [ "$(grep -c 'COMPILE_OK' server.log)" -ge $served ] && break
    sleep 0.1
  done
  [ "$(grep -c 'COMPILE_OK' server.log)" = $served ] || { cat server.log; fail "compiled elsewhere: $*"; }
}
cat >outline-gcc <<SCRIPT
#!/bin/sh
exec "$GCC" -fplugin="$PWD/outline.so" "\$@"
SCRIPT
chmod 755 outline-gcc outline.so .
for options in -Os "-Oz -fPIC" "-O2 $arg-stress"; do
  with_plugin $options -c unit.c -o alone.o
  [ "$(nm alone.o | grep -c 'folded\.\|\.outline\.')" -gt 0 ] || fail "nothing was shared, $options"
  far 0 "$GCC" -fplugin="$PWD/outline.so" -Os $options
  far 1 "$PWD/outline-gcc" -Os $options
done
