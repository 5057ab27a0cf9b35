/* Estimates of the machine code that GIMPLE becomes.  SPDX-License-Identifier: GPL-3.0-or-later

   An estimate for each statement by what it most often becomes: an
   arithmetic statement is one instruction on registers, a memory operand adds
   its displacement, a constant its immediate, a call one move for each
   argument.  GCC's own eni_size_weights count instructions; here bytes are
   needed, since a region of four short instructions is not worth a call and
   one of four long ones may be.  For statements that are not a single instruction (block copies,
   divisions, wide values) estimate_num_insns is used.

   All sizes are in the target's cost table (gimple/cost/cost-table.h).  */

#include "gimple/cost/cost.h"

#include "gimple/cost/expanded-call.h"
#include "gimple/cost/fused.h"

namespace outline
{

/* The size of the displacement of an access to TYPE at OFFSET bytes from a
   register.  */
static int
displacement_size (HOST_WIDE_INT offset, tree type)
{
  const cost_table &costs = target_costs ();
  HOST_WIDE_INT unit = 1;
  if (costs.scaled_offsets && tree_fits_uhwi_p (TYPE_SIZE_UNIT (type)))
    unit = MIN (tree_to_uhwi (TYPE_SIZE_UNIT (type)),
                (unsigned HOST_WIDE_INT) costs.largest_scale);
  return (offset == 0 ? 0
          : IN_RANGE (offset, costs.least_near, costs.greatest_near * MAX (1, unit))
            ? costs.offset_near
            : costs.offset_far);
}

/* The size of addressing the static object DECL in an access.  */
static int
symbol_size (tree decl)
{
  const cost_table &costs = target_costs ();
  return flag_pic && DECL_EXTERNAL (decl) ? costs.symbol_pic : costs.symbol;
}

/* What a variable index of elements of UNIT bytes adds.  */
static int
index_size (tree unit)
{
  const cost_table &costs = target_costs ();
  bool scaled = (tree_fits_uhwi_p (unit)
                 && tree_to_uhwi (unit) <= (unsigned HOST_WIDE_INT) costs.largest_scale
                 && pow2p_hwi (tree_to_uhwi (unit)));
  return scaled ? costs.index_scaled : costs.index_multiplied;
}

/* What the memory operand REF adds to an instruction.  */
static int
memory_size (tree ref)
{
  const cost_table &costs = target_costs ();
  int size = 0;
  bool indexed = false;
  HOST_WIDE_INT offset = 0;
  tree type = TREE_TYPE (ref);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == COMPONENT_REF)
      {
        poly_int64 position = 0;
        tree field = TREE_OPERAND (ref, 1);
        if (DECL_BIT_FIELD (field))
          size += costs.bit_field;
        if (poly_int_tree_p (byte_position (field), &position)
            && position.is_constant ())
          offset += position.to_constant ();
      }
    else if (TREE_CODE (ref) == ARRAY_REF)
      {
        tree index = TREE_OPERAND (ref, 1);
        tree unit = TYPE_SIZE_UNIT (TREE_TYPE (ref));
        if (TREE_CODE (index) == SSA_NAME)
          {
            indexed = true;
            size += index_size (unit);
          }
        else if (tree_fits_shwi_p (index) && tree_fits_shwi_p (unit))
          offset += tree_to_shwi (index) * tree_to_shwi (unit);
      }
  if (TREE_CODE (ref) == MEM_REF)
    {
      if (tree_fits_shwi_p (TREE_OPERAND (ref, 1)))
        offset += tree_to_shwi (TREE_OPERAND (ref, 1));
      if (TREE_CODE (TREE_OPERAND (ref, 0)) == ADDR_EXPR)
        ref = TREE_OPERAND (TREE_OPERAND (ref, 0), 0);
    }
  else if (TREE_CODE (ref) == TARGET_MEM_REF)
    size += costs.target_address;
  if (VAR_P (ref) && (TREE_STATIC (ref) || DECL_EXTERNAL (ref)))
    {
      /* Position-independent code cannot add a register to the address of a
         symbol: the address is loaded once, and kept.  */
      if (indexed && flag_pic)
        return size;
      return size + symbol_size (ref);
    }
  if (DECL_P (ref))
    return size + costs.local;
  return size + displacement_size (offset, type);
}

int
pointer_size (tree pointer)
{
  return TREE_CODE (pointer) == ADDR_EXPR ? memory_size (TREE_OPERAND (pointer, 0)) : 0;
}

/* What the constant T adds to an arithmetic instruction.  */
static int
immediate_size (tree t)
{
  const cost_table &costs = target_costs ();
  if (TREE_CODE (t) != INTEGER_CST || TYPE_PRECISION (TREE_TYPE (t)) > 64)
    return costs.number_far;
  HOST_WIDE_INT n = wi::to_widest (t).to_shwi ();
  n = sext_hwi (n, TYPE_PRECISION (TREE_TYPE (t)));
  return (IN_RANGE (n, -1, 1)                          ? 0
          : IN_RANGE (n, costs.least_number, costs.greatest_number) ? costs.number_near
                                                       : costs.number_far);
}

/* A memory access of TYPE moves a value that fits a register.  */
static bool
fits_register_p (tree type)
{
  return is_gimple_reg_type (type) && TYPE_MODE (type) != BLKmode
         && known_le (GET_MODE_SIZE (TYPE_MODE (type)),
                      (unsigned) target_costs ().largest_value);
}

/* The size of GCC's own estimate for STMT, for what is no single
   instruction.  */
static int
general_size (gimple *stmt)
{
  return (target_costs ().general
          * estimate_num_insns (stmt, &eni_size_weights));
}

/* Whether ADDRESS is that of the first field of what an SSA name points to.  */
static bool
is_copy_p (tree address)
{
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (TREE_OPERAND (address, 0), &offset);
  return (base && TREE_CODE (base) == MEM_REF
          && TREE_CODE (TREE_OPERAND (base, 0)) == SSA_NAME
          && known_eq (offset + mem_ref_offset (base).force_shwi (), 0));
}

/* A store, a load, a copy or an address.  */
static int
single_size (gassign *stmt, int wide)
{
  tree lhs = gimple_assign_lhs (stmt);
  tree rhs = gimple_assign_rhs1 (stmt);
  tree type = TREE_TYPE (lhs);
  const cost_table &costs = target_costs ();
  if (gimple_store_p (stmt))
    {
      if (updates_memory_p (stmt))
        return memory_size (lhs);
      int size = costs.store + wide + memory_size (lhs);
      if (TREE_CODE (rhs) == SSA_NAME)
        return size;
      if (TREE_CODE (rhs) == ADDR_EXPR)
        return size + (flag_pic ? costs.stored_address_pic : costs.stored_address);
      if (!costs.memory_operands)
        return size + (zerop (rhs) ? costs.stored_zero : costs.argument_constant);
      unsigned HOST_WIDE_INT bytes = tree_to_uhwi (TYPE_SIZE_UNIT (type));
      return size + (bytes == 1   ? costs.stored_byte
                     : bytes == 2 ? costs.stored_half
                                  : costs.stored_word);
    }
  if (gimple_assign_load_p (stmt))
    {
      if (load_fused_p (lhs))
        return costs.load_fused + memory_size (rhs);
      bool extended = INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) < 32;
      return (costs.load + wide + (extended ? costs.load_extended : 0)
              + memory_size (rhs));
    }
  if (TREE_CODE (rhs) == ADDR_EXPR)
    return address_fused_p (lhs) ? memory_size (TREE_OPERAND (rhs, 0))
           : is_copy_p (rhs)     ? costs.copy
                                 : costs.address + memory_size (TREE_OPERAND (rhs, 0));
  /* A copy, or half of a pair of registers: out of SSA form they are one.  */
  tree whole = rhs;
  if (TREE_CODE (rhs) == REALPART_EXPR || TREE_CODE (rhs) == IMAGPART_EXPR)
    whole = TREE_OPERAND (rhs, 0);
  return TREE_CODE (whole) == SSA_NAME ? costs.copy : costs.copy_other;
}

/* A conversion of RHS to TYPE.  */
static int
conversion_size (tree type, tree rhs)
{
  const cost_table &costs = target_costs ();
  tree from = TREE_TYPE (rhs);
  if (FLOAT_TYPE_P (type) != FLOAT_TYPE_P (from))
    return costs.float_conversion;
  if (TYPE_PRECISION (type) <= TYPE_PRECISION (from) || !INTEGRAL_TYPE_P (from))
    return costs.copy;
  if (TREE_CODE (rhs) == SSA_NAME && has_single_use (rhs)
      && gimple_assign_load_p (SSA_NAME_DEF_STMT (rhs)))
    return costs.copy;
  return (TYPE_UNSIGNED (from) && TYPE_PRECISION (from) == 32
            ? costs.zero_extension
            : costs.operation + costs.extension);
}

/* A comparison, of whose operands the second is RIGHT, in NAME.  */
static int
comparison_size (tree name, tree right, int wide)
{
  const cost_table &costs = target_costs ();
  int size = costs.operation + wide;
  if (TREE_CODE (right) == INTEGER_CST)
    size = (integer_zerop (right)
              ? costs.test
              : costs.operation + costs.compared_number + immediate_size (right));
  else if (CONSTANT_CLASS_P (right))
    size += costs.compared_constant;
  else if (TREE_CODE (right) == ADDR_EXPR)
    size += flag_pic ? costs.compared_address_pic : costs.compared_constant;
  return size + (feeds_jump_p (name) ? costs.jump : costs.truth);
}

/* STMT, an operation on registers.  */
static int
operation_size (gassign *stmt)
{
  const cost_table &costs = target_costs ();
  tree lhs = gimple_assign_lhs (stmt);
  bool is_float = FLOAT_TYPE_P (TREE_TYPE (lhs));
  int size = costs.operation + (is_float ? costs.wide : 0);
  for (unsigned i = 2; i < gimple_num_ops (stmt); i++)
    if (tree op = gimple_op (stmt, i))
      if (CONSTANT_CLASS_P (op))
        size += FLOAT_TYPE_P (TREE_TYPE (op)) ? costs.float_constant : immediate_size (op);
  switch (gimple_assign_rhs_code (stmt))
    {
    case POINTER_PLUS_EXPR:
      return address_fused_p (lhs) ? costs.address_fused : size;
    case PLUS_EXPR:
    case MINUS_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case RSHIFT_EXPR:
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
    case PAREN_EXPR:
    case VIEW_CONVERT_EXPR:
    case POINTER_DIFF_EXPR:
      return size;
    case COMPLEX_EXPR:
      return costs.complex_value;
    case LSHIFT_EXPR:
    case MULT_EXPR:
      return (index_fused_p (lhs)    ? costs.index_fused
              : shift_fused_p (stmt) ? costs.shift_fused
                                     : size + costs.multiply);
    case EXACT_DIV_EXPR:
      if (integer_pow2p (gimple_assign_rhs2 (stmt)))
        return costs.operation + costs.exact_division;
      return size + costs.division;
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
      return size + (is_float ? 0 : costs.division);
    case COND_EXPR:
      return size + costs.conditional;
    default:
      return general_size (stmt);
    }
}

static int
assignment_size (gassign *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  tree type = TREE_TYPE (lhs);
  tree_code code = gimple_assign_rhs_code (stmt);
  if (!fits_register_p (type))
    return general_size (stmt);
  int wide = FLOAT_TYPE_P (type) ? target_costs ().wide : 0;
  if (gimple_assign_single_p (stmt))
    return single_size (stmt, wide);
  if (CONVERT_EXPR_CODE_P (code))
    return conversion_size (type, gimple_assign_rhs1 (stmt));
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    return comparison_size (lhs, gimple_assign_rhs2 (stmt), wide);
  if ((code == BIT_AND_EXPR || code == BIT_IOR_EXPR) && feeds_jump_p (lhs)
      && TREE_CODE (type) == BOOLEAN_TYPE)
    return 0;
  return operation_size (stmt);
}

int
hidden_base_size (gimple *stmt)
{
  const gassign *assign = dyn_cast<gassign *> (stmt);
  if (!flag_pic || !assign)
    return 0;
  bool indexed = false;
  tree ref = accessed_by (assign);
  for (; ref && handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    indexed |= (TREE_CODE (ref) == ARRAY_REF
                && TREE_CODE (TREE_OPERAND (ref, 1)) == SSA_NAME);
  return indexed && VAR_P (ref) && is_global_var (ref) ? target_costs ().hidden_base : 0;
}

int
repetition_saving (const value &v)
{
  const cost_table &costs = target_costs ();
  if (v.ssa)
    return 0;
  if (!v.shareable)
    return costs.repeated_local;
  if (v.object_address || TREE_CODE (v.t) == ADDR_EXPR)
    return flag_pic ? costs.repeated_address_pic : costs.repeated_address;
  return (v.has_number
          && IN_RANGE (v.number, costs.least_repeated_near, costs.greatest_repeated_near)
            ? costs.repeated_near
            : costs.repeated_far);
}

int
repeated_access_saving (gimple *stmt, const value &v)
{
  if (!target_costs ().symbol_in_register || !VAR_P (v.t) || !is_global_var (v.t)
      || hidden_base_size (stmt) > 0)
    return 0;
  return symbol_size (v.t);
}

/* The size of taking what a call returns into NAME.  */
static int
call_result_size (tree name)
{
  return only_user (name) ? target_costs ().result_fused : target_costs ().result;
}

int
result_size (tree name)
{
  const cost_table &costs = target_costs ();
  if (costs.result_passed_on && is_gimple_call (SSA_NAME_DEF_STMT (name)))
    return call_result_size (name);
  return costs.result + (feeds_jump_p (name) ? costs.result_tested : 0);
}

int
made_result_size (tree name)
{
  gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (name));
  if (!def || !feeds_jump_p (name))
    return 0;
  tree_code code = gimple_assign_rhs_code (def);
  /* A truth value that was only a flag is put into a register: one "set"
     for each comparison.  */
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    return target_costs ().made_flag;
  if (TREE_CODE (TREE_TYPE (name)) != BOOLEAN_TYPE)
    return 0;
  int size = target_costs ().made_truth;
  for (unsigned i = 1; i < gimple_num_ops (def); i++)
    if (TREE_CODE (gimple_op (def, i)) == SSA_NAME)
      size += made_result_size (gimple_op (def, i));
  return size;
}

int
argument_size (const value &v)
{
  const cost_table &costs = target_costs ();
  if (v.ssa)
    /* A value that nothing else uses is computed where it is wanted.  */
    return has_single_use (v.t) ? costs.argument_fresh : costs.argument;
  if (!v.shareable)
    return costs.argument_local;
  if (v.object_address || TREE_CODE (v.t) == ADDR_EXPR)
    return costs.argument_address + (flag_pic ? costs.argument_address_pic
                                              : costs.argument_address_absolute);
  if (v.has_number)
    return v.number == 0 ? costs.argument_zero
           : IN_RANGE (v.number, INT32_MIN, UINT32_MAX)
             ? costs.argument_constant
             : 2 * costs.argument_constant;
  return costs.argument_address + costs.argument_other;
}

int
plain_argument_size (tree arg)
{
  value v = constant_value (arg, false);
  v.ssa = TREE_CODE (arg) == SSA_NAME;
  return argument_size (v);
}

bool
becomes_call_p (gimple *stmt)
{
  gcall *call = dyn_cast<gcall *> (stmt);
  return call && expanded_size (call) < 0;
}

static int
call_size (gcall *stmt)
{
  int without_call = expanded_size (stmt);
  if (without_call >= 0)
    return without_call;
  const cost_table &costs = target_costs ();
  int size = gimple_call_fndecl (stmt) ? costs.call : costs.call_indirect;
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    {
      tree arg = gimple_call_arg (stmt, i);
      if (is_gimple_val (arg))
        size += plain_argument_size (arg);
      else
        size += costs.argument_aggregate * estimate_move_cost (TREE_TYPE (arg), false);
    }
  if (tree lhs = gimple_call_lhs (stmt))
    size += call_result_size (lhs);
  return size;
}

int
statement_size (gimple *stmt)
{
  if (gassign *assign = dyn_cast<gassign *> (stmt))
    return assignment_size (assign);
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return call_size (call);
  if (gswitch *cases = dyn_cast<gswitch *> (stmt))
    return gimple_switch_num_labels (cases) * target_costs ().selector_case;
  return (gimple_code (stmt) == GIMPLE_COND     ? target_costs ().test + target_costs ().jump
          : gimple_code (stmt) == GIMPLE_RETURN ? target_costs ().return_
                                                : general_size (stmt));
}

} // namespace outline
