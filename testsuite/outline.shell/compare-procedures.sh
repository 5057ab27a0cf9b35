# compare-gcc-procedures tells of a changed procedure, structure, enumeration, variable and assignment, not of
# changed comments, and says what it does not find.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v python3 >python3-path || exit 77

# tree FOLDER VERSION VARIABLE STATEMENT COMMENT
tree () {
  mkdir -p "$1/gcc"
  echo "$2" >"$1/gcc/BASE-VER"
  cat >"$1/gcc/final.cc" <<SOURCE
static int insn_counter;
$3

/* $5 */
static void
rest_of_clean_state (void)
{
  /* $5 */
  $4
}

static void
shorten_branches (rtx_insn *first)
{
  first_function_block_is_cold = $2;
}
SOURCE
  cat >"$1/gcc/emit-rtl.h" <<SOURCE
struct GTY(()) rtl_data {
  int field_$2; /* $5 */
};
SOURCE
  # The structure is of the same name as the enumeration, which is the one that is asked for.
  cat >"$1/gcc/gimple.h" <<SOURCE
struct gf_mask
{
  int field;
};
enum gf_mask {
    GF_CALL_NUMBER_$2 = 1, /* $5 */
};
SOURCE
}
compare="$SOURCE_DIR/tools/compare-gcc-procedures"

# compared STATUS OLD NEW: must end with STATUS; its output is in the file out.
compared () {
  status=0
  "$compare" --diff "$2" "$3" >out 2>missing || status=$?
  [ $status = $1 ] || { cat out missing; fail "status $status, not $1"; }
}
tree old 1 "" "flag = 1;" "Old."
tree new 2 "static bool waiting;" "flag = 2;" "New."
tree same 1 "" "flag   = 1;" "Another comment."
compared 2 old new
grep -q '^GCC 1 to 2$' out || fail "no versions"
grep -q '^  final.cc: rest_of_clean_state: +1 -1 (expansion.cc: ' out || fail "no procedure"
grep -q '^    +flag = 2;$' out || fail "not how it changed"
grep -q '^  emit-rtl.h: struct rtl_data: +1 -1 ' out || fail "no structure"
grep -q '^  gimple.h: enum gf_mask: +1 -1 ' out || fail "no enumeration"
grep -q '^    +GF_CALL_NUMBER_2 = 1,$' out || fail "not how the enumeration changed"
grep -q '^  final.cc: variables: +1 -0 ' out || fail "no variable"
grep -q '^    +waiting$' out || fail "not which variable"
grep -q '^  who sets first_function_block_is_cold: +1 -1 ' out || fail "no assignment"
grep -q '^cgraphunit.cc: cgraph_node::expand: in none of these versions$' missing \
  || fail "silent about what it does not find"
grep -q 'rest_of_clean_state' missing && fail "does not find what is there"
compared 2 old same
[ "$(cat out)" = "GCC 1 to 1" ] || { cat out; fail "comments count"; }
tar -czf new.tar.gz new
compared 2 old new.tar.gz
grep -q '^  final.cc: rest_of_clean_state: +1 -1 ' out || fail "cannot read a tarball"
