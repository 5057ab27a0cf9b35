/* The tree codes of GIMPLE that the plugin knows.  SPDX-License-Identifier: GPL-3.0-or-later

   This table is the only one: numbering and merging read it, and leave alone what it has not.  For a new code add its
   name (tree.def) to the row that says what its operands are, or write a new row; "0o" is operand 0, an operand_role.
   (An operation that takes fewer bytes with a number than with a register, as a division, is in
   facts/needed-numbers.cc, too.)  Names, as not each compiler has each code.

   Leaves (SSA names, constants, declarations) and constructors have no rows.  */

#include "gimple/number/tree-codes.h"

#include "facts/name-set.h"

namespace outline
{

struct code_row
{
  const char *operands;         /* See operands_of.  */
  const char *names;
};

static const code_row rows[] = {
  /* Operations on values.  */
  { "0v1v2v", R"(
    plus_expr minus_expr mult_expr pointer_plus_expr pointer_diff_expr mult_highpart_expr trunc_div_expr ceil_div_expr
    floor_div_expr round_div_expr trunc_mod_expr ceil_mod_expr floor_mod_expr round_mod_expr rdiv_expr exact_div_expr
    fix_trunc_expr float_expr negate_expr min_expr max_expr abs_expr absu_expr lshift_expr rshift_expr lrotate_expr
    rrotate_expr bit_ior_expr bit_xor_expr bit_and_expr bit_not_expr truth_and_expr truth_or_expr truth_xor_expr
    truth_not_expr lt_expr le_expr gt_expr ge_expr ltgt_expr eq_expr ne_expr unordered_expr ordered_expr unlt_expr
    unle_expr ungt_expr unge_expr uneq_expr cond_expr paren_expr convert_expr fixed_convert_expr nop_expr complex_expr
    conj_expr
    vec_duplicate_expr vec_series_expr vec_cond_expr realign_load dot_prod_expr sad_expr
    widen_sum_expr widen_mult_expr widen_mult_plus_expr widen_mult_minus_expr widen_lshift_expr widen_plus_expr
    widen_minus_expr widen_mult_hi_expr widen_mult_lo_expr widen_mult_even_expr widen_mult_odd_expr widen_plus_hi_expr
    widen_plus_lo_expr widen_minus_hi_expr widen_minus_lo_expr
    vec_unpack_hi_expr vec_unpack_lo_expr vec_unpack_float_hi_expr vec_unpack_float_lo_expr
    vec_unpack_fix_trunc_hi_expr vec_unpack_fix_trunc_lo_expr vec_pack_trunc_expr vec_pack_sat_expr
    vec_pack_fix_trunc_expr vec_pack_float_expr)" },
  { "0c1c2c", "bit_insert_expr vec_perm_expr widen_lshift_hi_expr widen_lshift_lo_expr" },
  /* Addresses and references, from the outside in.  */
  { "0o", "addr_expr realpart_expr imagpart_expr view_convert_expr" },
  { "0v", "obj_type_ref" },
  { "2n1f0o", "component_ref" },
  { "2n3n1v0o", "array_ref" },
  { "2n3n1v0b", "array_range_ref" },
  { "1n2n0b", "bit_field_ref" },
  { "1d0p", "mem_ref" },
  /* With two indices the base must stay a symbol (get_address_description in GCC's tree-ssa-address.cc).  */
  { "4-1d3n0p2v", "target_mem_ref" },
};

/* No operations or references of GIMPLE; and conversions between address spaces, which code of one of them does not
   share.  */
static const char staying_codes[] = R"(
  range_expr non_lvalue_expr addr_space_convert_expr indirect_ref unconstrained_array_ref)";

static const char *
name_of (unsigned code)
{
  return get_tree_code_name (tree_code (code));
}

/* The rows, by code.  */
static std::vector<const char *>
operands_by_code ()
{
  std::vector<const char *> found (LAST_AND_UNUSED_TREE_CODE, nullptr);
  for (const code_row &row : rows)
    {
      const known_values codes (row.names, LAST_AND_UNUSED_TREE_CODE, name_of);
      for (unsigned code = 0; code < found.size (); code++)
        if (codes.has_p (code))
          found[code] = row.operands;
    }
  return found;
}

const char *
operands_of (tree_code code)
{
  static const std::vector<const char *> operands = operands_by_code ();
  return code < operands.size () ? operands[code] : nullptr;
}

bool
selects_bytes_p (tree ref)
{
  const char *operands = operands_of (TREE_CODE (ref));
  return (operands && operands[strlen (operands) - 1] == ROLE_OBJECT && !reverse_storage_order_for_component_p (ref)
          && !(TREE_CODE (ref) == COMPONENT_REF
               && (DECL_BIT_FIELD (TREE_OPERAND (ref, 1)) || TREE_OPERAND (ref, 2))));
}

std::vector<std::string>
unclassified_tree_codes ()
{
  const known_values staying (staying_codes, LAST_AND_UNUSED_TREE_CODE, name_of);
  return names_but_of (LAST_AND_UNUSED_TREE_CODE, name_of, [&] (unsigned code) {
    gimple_rhs_class kind = get_gimple_rhs_class (tree_code (code));
    bool leaf = kind == GIMPLE_INVALID_RHS || (kind == GIMPLE_SINGLE_RHS && TREE_CODE_CLASS (code) != tcc_reference);
    return leaf || operands_of (tree_code (code)) || staying.has_p (code);
  });
}

} // namespace outline
