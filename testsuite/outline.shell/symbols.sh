# All that the plugin takes from the compiler, every front end has: in the .so
# they are weak references, and the loader would not complain.  (What begins with _ITM_ or _ZGTt is of
# transactions, and for programs that have some.)
# SPDX-License-Identifier: GPL-3.0-or-later

nm -D "$PLUGIN" | sed -n 's/^ *w //p' \
  | grep -v '^__gmon_start__$\|^_ITM_\|^_ZGTt\|@' | sort -u >wanted
[ "$(wc -l <wanted)" -ge 100 ] || fail "the list is too short"
for program in cc1 cc1plus lto1; do
  file=$("$GCC" -print-prog-name=$program)
  [ -x "$file" ] || continue
  nm -D --defined-only "$file" | sed 's/.* //' | sort -u >provided
  comm -23 wanted provided >missing
  [ ! -s missing ] || { cat missing; fail "not in $program"; }
done
