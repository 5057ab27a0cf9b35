# ccache gives back the object that the plugin makes, with and without -g, and never another one: it knows of the plugin, of
# its options, and of a dictionary if that is named.  docs/build-systems.md says how.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
system=ccache
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
needs ccache
# DejaGnu turns it off.
unset CCACHE_DISABLE
CCACHE_DIR=$PWD/cache CCACHE_CONFIGPATH=$PWD/ccache.conf
export CCACHE_DIR CCACHE_CONFIGPATH
: >ccache.conf
cp "$PLUGIN" outline.so
write_tried unit.c 30
# cached EXPECTED ARGUMENT...: compiles with ccache, and it must count so: hit, miss or uncacheable.
cached () {
  expected=$1
  shift
  ccache --zero-stats >counts
  ccache "$GCC" "$@" || fail "not compiled: $*"
  ccache --print-stats >counts
  case $expected in
    hit) keys="direct_cache_hit preprocessed_cache_hit" ;;
    miss) keys=cache_miss ;;
    uncacheable) keys="unsupported_compiler_option could_not_use_precompiled_header" ;;
  esac
  sum=0
  for key in $keys; do
    sum=$((sum + $(awk -v key=$key '$1 == key { print $2 }' counts)))
  done
  [ $sum = 1 ] || { grep -v '[^0-9]0$' counts; fail "no $expected: $*"; }
}
plugin="-fplugin=$PWD/outline.so"
for options in -Os "-Oz -g" "-Os -fPIC"; do
  "$GCC" $plugin $options -c unit.c -o alone.o
  cached miss $plugin $options -c unit.c -o one.o
  cached hit $plugin $options -c unit.c -o two.o
  cmp alone.o one.o && cmp one.o two.o || fail "other objects, $options"
  # The plugin is a part of what the object is made of, and so are its options.
  cached miss $options -c unit.c -o three.o
  cmp -s one.o three.o && fail "the plugin changes nothing, $options"
  cached miss $plugin $arg-stress $options -c unit.c -o three.o
  cached hit $plugin $arg-stress $options -c unit.c -o three.o
done
# Another plugin of the same name: by its time and size, or by its content.
printf x >>outline.so
touch -d '2020-01-01' outline.so
cached miss $plugin -Os -c unit.c -o three.o
cached hit $plugin -Os -c unit.c -o three.o
touch -d '2020-01-02' outline.so
cached miss $plugin -Os -c unit.c -o three.o
CCACHE_COMPILERCHECK=content
export CCACHE_COMPILERCHECK
cached miss $plugin -Os -c unit.c -o three.o
touch -d '2020-01-03' outline.so
cached hit $plugin -Os -c unit.c -o three.o
unset CCACHE_COMPILERCHECK
# What the command does not name is an extra file: a dictionary, or a plugin by its name only.
echo 1 >extra
export CCACHE_EXTRAFILES=extra
cached miss $plugin -Os -c unit.c -o three.o
cached hit $plugin -Os -c unit.c -o three.o
echo 2 >extra
cached miss $plugin -Os -c unit.c -o three.o
unset CCACHE_EXTRAFILES
