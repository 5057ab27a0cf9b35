# A function with an attribute that the plugin does not know, as another plugin registers it, is compiled as GCC alone
# does: it is not outlined from, merged, folded, or replaced by an equal one.  The same holds where it calls a function
# by a type with such an attribute; of variables, for the statement.  Without the attributes all of that happens.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >unit.c <<'UNIT'
#ifndef EXOTIC
#define EXOTIC
#endif
#ifndef CALL
#define CALL
#endif
#ifndef OBJECT
#define OBJECT
#endif
#define FN EXOTIC __attribute__ ((noinline))
void record (int, int, int) CALL;
int object OBJECT, other OBJECT;
#ifdef SHARED
#define BODY record (x, 1, 2); record (x + 1, 3, 5); record (x + 2, 5, 9); record (x + 3, 7, 12)
FN int first (int x) { BODY; return x * 3; }
FN int second (int x) { BODY; return x & 5; }
FN int third (int x) { BODY; return x << 2; }
#endif
#ifdef OBJECTS
#define USE object = 3; other = object + x; object ^= other * x; other += object; object -= other / 3
FN int first (int x) { record (1, x, x); USE; return x * 3; }
FN int second (int x) { record (2, 0, x); USE; return x & 5; }
FN int third (int x) { record (7, x, 0); USE; return x << 2; }
#endif
#ifdef MERGED
#define LIKE(NAME, N) FN int NAME (int *p, int n) \
  { int s = N; for (int i = 0; i < n; i++) if (p[i] > s) s += p[i] * N; else record (s, i, p[i]); \
    while (n-- > s) record (n, N, s); return s; }
LIKE (first, 1000) LIKE (second, 2000) LIKE (third, 3000)
#endif
#ifdef EQUAL
FN int first (int *p, int n) { int s = 0; for (int i = 0; i < n; i++) record (s += p[i], i, n); return s; }
#undef EXOTIC
#define EXOTIC
FN unsigned second (unsigned *p, int n)
{ unsigned s = 0; for (int i = 0; i < n; i++) record (s += p[i], i, n); return s; }
#endif
UNIT

# changed SETTING...: whether the instructions of unit.c with these are others than without our plugin.
changed () {
  rm -f messages
  "$GCC" -Os -fplugin="$BUILD/attributes.so" -fplugin="$PLUGIN" $arg-disable "$@" -S unit.c -o alone.s
  "$GCC" -Os -fplugin="$BUILD/attributes.so" -fplugin="$PLUGIN" $arg-stress "$@" -S unit.c -o with.s \
    -fopt-info-all=messages
  grep -v '\.ident\|\.file\|\.cfi_' alone.s >alone.text
  grep -v '\.ident\|\.file\|\.cfi_' with.s >with.text
  ! cmp -s alone.text with.text
}

for what in SHARED MERGED; do
  options=-D$what
  if [ $what = MERGED ]; then options="$options $arg-gimple=off"; fi
  changed $options || fail "nothing is done with $what without attributes"
  changed $options -D"EXOTIC=__attribute__((exotic))" && fail "changed: $what of functions with an attribute"
  grep -q unknown-attribute messages || fail "does not say why ($what)"
  [ "$(grep -c "attribute 'exotic' is not known" messages)" = 1 ] || fail "does not name the attribute once ($what)"
done
# Of two equal functions one is left, or both, each with its call.
changed -DEQUAL || :
[ "$(grep -c 'record' with.text)" = 1 ] || fail "equal functions are not one"
changed -DEQUAL -D"EXOTIC=__attribute__((exotic))" || :
[ "$(grep -c 'record' with.text)" = 2 ] || fail "one is a jump to the other, which has an attribute"
changed -DSHARED -D"CALL=__attribute__((exotic_call))" && fail "changed: calls by a type with an attribute"
# Statements without accesses may still go.  AArch64 has both variables in one block (-fsection-anchors).
accesses () { grep -c 'object\|other\|LANCHOR' "$1"; }
changed -DOBJECTS $arg-rtl=off || :
[ "$(accesses with.text)" -lt "$(accesses alone.text)" ] || fail "nothing is outlined of what accesses variables"
changed -DOBJECTS $arg-rtl=off -D"OBJECT=__attribute__((exotic_object))" || :
[ "$(accesses with.text)" = "$(accesses alone.text)" ] || fail "outlined accesses of variables with an attribute"
