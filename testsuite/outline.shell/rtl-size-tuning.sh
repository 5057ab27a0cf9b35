# At -Oz a unit is compiled without -fcaller-saves and -fshrink-wrap, or, where it is tiny or folding
# saves little, with them if that makes it smaller; not if the user asks for one of them, nor at -Os.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
# COUNT functions with LIVE values across CALLS pairs of calls.
unit ()
{
  awk -v live=$1 -v count=$2 -v calls=$3 'BEGIN {
    print "typedef unsigned u; u k (u, u), m (u);"
    for (i = 0; i < count; i++) {
      printf "u f%d (u *p, u x) { if (!x) return %d; u s = 0;", i, i
      for (j = 0; j < live; j++) printf " u v%d = p[%d];", j, (i * 3 + j * 7) % 40
      for (j = 0; j < calls; j++) printf " s += k (s, v%d); s ^= m (x + %d);", (i + j) % live, i % 5
      for (j = 0; j < live; j++) printf " s = s * 3 + v%d;", j
      print " return s; }"
    }
  }'
}
bytes ()                        # of what is loaded; arguments: options
{
  with_plugin $arg-gimple=off "$@" -c unit.c -o unit.o
  size -A unit.o | awk '/^\.(text|eh_frame|rodata)/ { n += $2 } END { print n }'
}
tuned=0 usual=0
for shape in "2 2 2" "3 2 2" "2 3 4" "4 2 4" "4 9 4" "7 2 4" "7 5 4" "9 3 4" "9 30 4" "12 2 4"; do
  unit $shape >unit.c
  with=$(bytes -Oz -fcaller-saves -fshrink-wrap)
  without=$(bytes -Oz -fno-caller-saves -fno-shrink-wrap)
  tried=$(bytes -Oz)
  echo "$shape: $with with, $without without, $tried tried"
  [ $with -le $without ] || tuned=1
  [ $with -ge $without ] || usual=1
  least=$(( with < without ? with : without ))
  # Where folding saves much of a unit that is not tiny the two are not compared.
  if [ $(echo $shape | cut -d ' ' -f 2) -ge 30 ]; then
    unfolded=$(bytes -Oz -fno-caller-saves -fno-shrink-wrap $arg-rtl=off)
    [ $(((unfolded - without) * 48)) -lt $without ] || least=$without
  fi
  # Sizes that differ by 8 bytes are equal for the plugin; 8 more may be padding of unwind entries, and 8 jumps that the
  # assembler makes shorter.
  [ $tried -le $((least + 24)) ] || fail "$shape: not the smaller one"
done
[ $tuned = 1 ] || fail "no unit that is smaller without"
[ $usual = 1 ] || fail "no unit that is smaller with"
unit 9 30 4 >unit.c
[ "$(bytes -Os)" = "$(bytes -Os -fcaller-saves -fshrink-wrap)" ] \
  || fail "other code at -Os"
[ "$(bytes -Oz -fcaller-saves)" = "$(bytes -Oz -fcaller-saves -fshrink-wrap)" ] \
  || fail "-fcaller-saves is not obeyed"
