# Names of outlined functions stand for their content: unrelated code elsewhere
# in the unit does not change them, and other content does.
# SPDX-License-Identifier: GPL-3.0-or-later

names () {
  with_plugin -S -o - "$@" | sed -n 's/^\([a-z_0-9]*\.outline\.[a-z0-9]*\):$/\1/p'
}

write_sample sample.c
names sample.c >alone
[ "$(wc -l <alone)" = 1 ] || fail "the sample is not outlined"
{
  cat <<'BEFORE'
struct unrelated { int a; char *b; };
extern void other (struct unrelated *, long);
int before (struct unrelated *p) { other (p, 1); p->a = 5; return 3; }
void u1 (int x) { other (0, x); other (0, x + 1); other (0, x * 3); other (0, x - 5); other (0, x ^ 8); other (0, x | 64); }
long u2 (int x) { other (0, x); other (0, x + 1); other (0, x * 3); other (0, x - 5); other (0, x ^ 8); other (0, x | 64); return 1; }
long u3 (int x) { other (0, x); other (0, x + 1); other (0, x * 3); other (0, x - 5); other (0, x ^ 8); other (0, x | 64); return 2; }
BEFORE
  cat sample.c
} >more.c
names more.c >names
grep -q '^u[123]\.outline' names || fail "the other code is not outlined"
grep -qx "$(cat alone)" names || { cat alone names; fail "another name"; }

sed 's/record (x, 1, 2)/record (x, 1, 3)/' sample.c >other.c
names other.c >names
[ "$(wc -l <names)" = 1 ] || fail "the changed sample is not outlined"
if cmp -s alone names; then fail "other content has the same name"; fi

# Of COMDAT functions, which linkers merge by name: the same with options that do not change code, others with other
# options.
cat >comdat.cc <<'SOURCE'
extern "C" void record (int, int);
template <unsigned n> struct type
{
  __attribute__ ((noinline)) void
  one (int a) { record (a, 1), record (a, 2), record (a, 3), record (a, 4), record (a, n); }
};
template struct type<5>;
template struct type<6>;
SOURCE
case $("$GCC" -dumpmachine) in x86_64-*) callee_saved=rbx ;; aarch64-*) callee_saved=x19 ;; *) callee_saved=r8 ;; esac
comdat_names () {
  "$GXX" -fplugin="$PLUGIN" $arg-stress $arg-rtl=off -Os "$@" -S -o - comdat.cc \
    | sed -n 's/^\(_\.outline\.[a-z0-9]*\):.*/\1/p'
}
comdat_names >plain
[ "$(wc -l <plain)" = 1 ] || fail "the COMDAT functions are not outlined from"
for option in -g -w -frandom-seed=x -fdump-tree-optimized=/dev/null -ffile-prefix-map=/a=/b; do
  comdat_names $option >same
  cmp plain same || fail "another name with $option"
done
for option in -Oz -fno-tree-pre -fno-omit-frame-pointer -ffixed-$callee_saved -fcall-used-$callee_saved -fstack-check \
    -fzero-call-used-regs=used; do
  comdat_names $option >other
  [ "$(wc -l <other)" = 1 ] || fail "not outlined with $option"
  if cmp -s plain other; then fail "the same name with $option"; fi
done
