/* GCC's operations on values.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/number/operations.h"

#include "facts/name-set.h"

namespace outline
{

/* Of tree.def, those of one to three operands.  */
static const char portable_operations[] = R"(
  plus_expr minus_expr mult_expr pointer_plus_expr pointer_diff_expr mult_highpart_expr trunc_div_expr ceil_div_expr
  floor_div_expr round_div_expr trunc_mod_expr ceil_mod_expr floor_mod_expr round_mod_expr rdiv_expr exact_div_expr
  fix_trunc_expr float_expr negate_expr min_expr max_expr abs_expr absu_expr lshift_expr rshift_expr lrotate_expr
  rrotate_expr bit_ior_expr bit_xor_expr bit_and_expr bit_not_expr truth_and_expr truth_or_expr truth_xor_expr
  truth_not_expr lt_expr le_expr gt_expr ge_expr ltgt_expr eq_expr ne_expr unordered_expr ordered_expr unlt_expr
  unle_expr ungt_expr unge_expr uneq_expr cond_expr paren_expr convert_expr fixed_convert_expr nop_expr
  bit_insert_expr complex_expr conj_expr
  vec_duplicate_expr vec_series_expr vec_cond_expr vec_perm_expr realign_load dot_prod_expr sad_expr
  widen_sum_expr widen_mult_expr widen_mult_plus_expr widen_mult_minus_expr widen_lshift_expr widen_plus_expr
  widen_minus_expr widen_mult_hi_expr widen_mult_lo_expr widen_mult_even_expr widen_mult_odd_expr
  widen_lshift_hi_expr widen_lshift_lo_expr widen_plus_hi_expr widen_plus_lo_expr widen_minus_hi_expr
  widen_minus_lo_expr
  vec_unpack_hi_expr vec_unpack_lo_expr vec_unpack_float_hi_expr vec_unpack_float_lo_expr
  vec_unpack_fix_trunc_hi_expr vec_unpack_fix_trunc_lo_expr vec_pack_trunc_expr vec_pack_sat_expr
  vec_pack_fix_trunc_expr vec_pack_float_expr
)";

/* No operations of GIMPLE; and conversions between address spaces, which code of one of them does not share.  */
static const char staying_operations[] = "range_expr non_lvalue_expr addr_space_convert_expr";

static const char *
name_of (unsigned code)
{
  return get_tree_code_name (tree_code (code));
}

bool
portable_operation_p (tree_code code)
{
  static const known_values portable (portable_operations, LAST_AND_UNUSED_TREE_CODE, name_of);
  return portable.has_p (code);
}

std::vector<std::string>
unclassified_operations ()
{
  const known_values staying (staying_operations, LAST_AND_UNUSED_TREE_CODE, name_of);
  return names_but_of (LAST_AND_UNUSED_TREE_CODE, name_of, [&] (unsigned code) {
    gimple_rhs_class kind = get_gimple_rhs_class (tree_code (code));
    return (kind == GIMPLE_INVALID_RHS || kind == GIMPLE_SINGLE_RHS || portable_operation_p (tree_code (code))
            || staying.has_p (code));
  });
}

} // namespace outline
