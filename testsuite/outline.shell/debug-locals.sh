# Debug information says where locals are as if there were no plugin: relative to each function's own
# frame, though all functions are expanded before the first is printed.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v readelf >readelf-path || exit 77
cat >a.c <<'SOURCE'
void use (void *, int);
int small (int n) { int b[7]; use (b, n); use (b, n + 1); return b[n & 3] + n; }
void moves (int n) { char *p = __builtin_alloca (n); int a[4]; use (p, n); use (a, n); use (&n, 3); }
int saves (int n, int m, int *q)
{
  int x[19], y = n * m, z = n + m;
  use (x, n); use (q, m); use (&y, z); use (x, z * 3);
  return x[n & 3] + q[1] + m + z + y + n;
}
int aligned (int n)
{
  int a[5] __attribute__ ((aligned (64))), b[3];
  use (a, n); use (b, n);
  return a[n & 3] + b[0];
}
int both (int n)
{
  char *p = __builtin_alloca (n);
  int a[5] __attribute__ ((aligned (64)));
  use (p, n); use (a, n); use (&n, 1);
  return a[n & 3];
}
struct large { int a[30]; };
struct large by_value (struct large s, int k) { struct large t = s; use (&t, k); use (&s, k); return t; }
int in_blocks (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++) { int in[9]; use (in, i); sum += in[i & 7]; { int more[3]; use (more, i); sum += *more; } }
  return sum;
}
int last (int n) { int b[17]; use (b, n); use (b, n + 1); return b[n & 3] * n; }
SOURCE
# locations FLAG...: of a.c, one after the other, each with its attribute.
locations () {
  "$GCC" -g "$@" -c a.c -o a.o
  readelf --debug-dump=info a.o 2>messages | grep -o 'DW_AT_.*DW_OP_\(fbreg\|breg\)[^)]*'
}
case $("$GCC" -dumpmachine) in x86_64-*) avx="-O2 -mavx2 -mstackrealign" ;; *) avx=-O3 ;; esac
# At -Oz the plugin asks GCC for code with other frames unless the user has said what of it is wanted.
for flags in "-Os" "-O2" "$avx" "-Os -fno-omit-frame-pointer" "-Os -fomit-frame-pointer" "-Oz -fshrink-wrap" "-O1"; do
  locations $flags >alone
  [ $(wc -l <alone) -ge 15 ] || fail "no locations to compare, $flags"
  # What is shared could have other locations.
  locations $flags -fplugin="$PLUGIN" $arg-limit=0 >with
  cmp alone with || { diff alone with || :; fail "other places, $flags"; }
  # A call in a fragment is of no function that could say what it passes.
  grep 'AT_location' alone >alone.locals
  [ $(wc -l <alone.locals) -ge 5 ] || fail "no locals to compare, $flags"
  locations $flags -fplugin="$PLUGIN" $arg-gimple=off | grep 'AT_location' >with
  cmp alone.locals with || { diff alone.locals with || :; fail "other places, folded, $flags"; }
done
# The twin: other frames would be seen.
locations -Os -fstack-protector-all >other
! cmp -s alone other || fail "other frames have the same places"
