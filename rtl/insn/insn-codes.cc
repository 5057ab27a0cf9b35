/* Codes of expressions in instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/insn-codes.h"

#include "facts/name-set.h"
#include "target/unspecs.h"

namespace outline
{

/* As rtl.def names them.  */
static const char known_codes[] = R"(
  set use clobber parallel call return simple_return eh_return trap_if cond_exec prefetch asm_input asm_operands unspec
  unspec_volatile expr_list insn_list int_list
  const_int const_wide_int const_double const_vector const_string const pc reg scratch subreg strict_low_part mem
  label_ref code_label symbol_ref high lo_sum addr_vec addr_diff_vec
  if_then_else compare plus minus neg mult ss_mult us_mult smul_highpart umul_highpart div ss_div us_div mod udiv umod
  and ior xor not ashift rotate ashiftrt lshiftrt rotatert smin smax umin umax
  pre_dec pre_inc post_dec post_inc pre_modify post_modify
  ne eq ge gt le lt ltgt geu gtu leu ltu unordered ordered uneq unge ungt unle unlt
  sign_extend zero_extend truncate float_extend float_truncate float fix unsigned_float unsigned_fix fract_convert
  unsigned_fract_convert sat_fract unsigned_sat_fract
  abs sqrt bswap bitreverse ffs clrsb clz ctz popcount parity sign_extract zero_extract copysign
  vec_merge vec_select vec_concat vec_duplicate vec_series ss_plus us_plus ss_minus us_minus ss_neg us_neg ss_abs
  ss_ashift us_ashift ss_truncate us_truncate fma
)";

/* What is in no final instruction, or would be refused there.  */
static const char other_codes[] = R"(
  UnKnown value debug_expr sequence address debug_insn insn jump_insn call_insn jump_table_data barrier note
  const_poly_int const_fixed concat concatn var_location debug_implicit_ptr entry_value
  debug_parameter_ref debug_marker cc0
)";

static const char *
name_of (unsigned code)
{
  return GET_RTX_NAME (code);
}

/* The names of the target's operations, and how many there are.  */
struct operations
{
  const char *const *names;
  unsigned count;
};

static const operations pure_operations = { unspec_strings, NUM_UNSPEC_VALUES };
static const operations volatile_operations = { unspecv_strings, NUM_UNSPECV_VALUES };

/* Those of ALL whose names are in NAMES.  */
static known_values
operations_named (const operations &all, const char *names)
{
  return known_values (names, all.count, [&] (unsigned value) { return all.names[value]; });
}

static bool
known_operation_p (const_rtx x)
{
  static const known_values pure = operations_named (pure_operations, target_unspecs.known);
  static const known_values active = operations_named (volatile_operations, target_unspecs.known);
  return (GET_CODE (x) == UNSPEC ? pure : active).has_p (XINT (x, 1));
}

bool
known_code_p (const_rtx x)
{
  static const known_values known (known_codes, NUM_RTX_CODE, name_of);
  if (GET_CODE (x) == UNSPEC || GET_CODE (x) == UNSPEC_VOLATILE)
    return known_operation_p (x);
  return known.has_p (GET_CODE (x));
}

std::vector<std::string>
unclassified_codes ()
{
  const name_set known (known_codes), other (other_codes);
  return names_but_of (NUM_RTX_CODE, name_of, [&] (unsigned code) {
    return known.has_p (name_of (code)) || other.has_p (name_of (code));
  });
}

std::vector<std::string>
unclassified_unspecs ()
{
  const name_set known (target_unspecs.known), left (target_unspecs.left);
  std::vector<std::string> names;
  for (const operations &all : { pure_operations, volatile_operations })
    for (unsigned value = 0; value < all.count; value++)
      if (all.names[value] && !known.has_p (all.names[value]) && !left.has_p (all.names[value]))
        names.push_back (all.names[value]);
  return names;
}

} // namespace outline
