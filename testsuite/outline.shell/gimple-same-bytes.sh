# Two compilations of the same code give the same bytes, and so do those with
# -g and -g3, with other names of the temporary files, and in another folder.
# SPDX-License-Identifier: GPL-3.0-or-later

objcopy=$("$GCC" -print-prog-name=objcopy)
{
  echo '#include <stdio.h>'
  for i in 1 2 3 4 5 6 7 8; do
    cat <<BODY
static int f$i (int x, int *p)
{
  int t = printf ("%d\\n", x + $i), u = t * p[1];
  p[2] = u ^ x, p[3] = p[2] + t, p[4] -= u;
  puts ("text $i");
  return $((i % 2)) ? t : u + $i;
}
int (*g$i) (int, int *) = f$i;
BODY
  done
} >a.c
for options in "-Os" "-Os $arg-merge-functions=off" "-O2 $arg-all-levels" "-Os -fPIC"; do
  for stress in "" $arg-stress; do
    with_plugin $options $stress -c a.c -o 1.o
    with_plugin $options $stress -c a.c -o 2.o
    cmp 1.o 2.o
    mkdir -p elsewhere
    (cd elsewhere && with_plugin $options $stress -c ../a.c -o 3.o)
    for g in -g -g3 "-g -gsplit-dwarf"; do
      with_plugin $options $stress $g -c a.c -o g.o
      for part in text data rodata eh_frame rodata.str1.1; do
        "$objcopy" -O binary --only-section=.$part 1.o 1.part
        "$objcopy" -O binary --only-section=.$part g.o g.part
        cmp 1.part g.part || fail "$part differs with $g at $options $stress"
      done
    done
    nm 1.o | grep -q '\.outline\.\|\.merged\.' || fail "nothing was outlined at $options"
  done
done
