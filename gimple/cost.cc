/* What GIMPLE will cost in machine code.  SPDX-License-Identifier: GPL-3.0-or-later

   An estimate for each statement by what it most often becomes: an
   arithmetic statement is one instruction on registers, a memory operand adds
   its displacement, a constant its immediate, a call one move for each
   argument.  GCC's own eni_size_weights count instructions; here bytes are
   needed, since a region of four short instructions is not worth a call and
   one of four long ones may be.  Statements that are no single instruction
   (block copies, divisions, wide values) fall back on estimate_num_insns.

   The weights were fitted by tools/calibrate to the sizes of the functions of
   the bench programs.  */

#include "gimple/cost.h"

namespace outline
{

/* x86-64, -Os: most instructions are two to four bytes, calls five, and
   constants carry four.  */
static const size_weights x86_64_weights = {
  50,   /* call */
  25,   /* argument */
  50,   /* argument_constant */
  20,   /* argument_zero */
  60,   /* argument_address */
  50,   /* argument_local */
  40,   /* argument_stack */
  15,   /* result */
  130,  /* output_site */
  30,   /* output_body */
  80,   /* first_call */
  15,   /* more_call */
  50,   /* tail_call */
  10,   /* return_ */
  20,   /* frame */
  50,   /* saved */
  320,  /* fde */
  6,    /* integer_registers */
  8     /* float_registers */
};

const size_weights &
target_weights ()
{
  return x86_64_weights;
}

/* The size of the displacement of an access at OFFSET bytes from a
   register.  */
static int
displacement_size (HOST_WIDE_INT offset)
{
  return offset == 0 ? 0 : IN_RANGE (offset, -128, 127) ? 10 : 40;
}

/* What the memory operand REF adds to an instruction; with ADDRESS what
   computing its address takes beyond one.  */
static int
memory_size (tree ref)
{
  int size = 0;
  HOST_WIDE_INT offset = 0;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == COMPONENT_REF)
      {
        poly_int64 bits = 0;
        tree field = TREE_OPERAND (ref, 1);
        if (DECL_BIT_FIELD (field))
          size += 40;
        if (poly_int_tree_p (byte_position (field), &bits)
            && bits.is_constant ())
          offset += bits.to_constant ();
      }
    else if (TREE_CODE (ref) == ARRAY_REF)
      {
        tree index = TREE_OPERAND (ref, 1);
        tree unit = TYPE_SIZE_UNIT (TREE_TYPE (ref));
        if (TREE_CODE (index) == SSA_NAME)
          {
            bool scaled = tree_fits_uhwi_p (unit) && tree_to_uhwi (unit) <= 8
                          && pow2p_hwi (tree_to_uhwi (unit));
            size += scaled ? 25 : 45;
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
    size += 15;
  if (VAR_P (ref) && (TREE_STATIC (ref) || DECL_EXTERNAL (ref)))
    return size + (flag_pic && DECL_EXTERNAL (ref) ? 60 : 40);
  if (DECL_P (ref))
    return size + 15;   /* On the stack: a SIB byte and a displacement.  */
  return size + displacement_size (offset);
}

/* What the constant T adds to an arithmetic instruction or a store.  */
static int
immediate_size (tree t)
{
  if (TREE_CODE (t) == INTEGER_CST && tree_fits_shwi_p (t)
      && IN_RANGE (tree_to_shwi (t), -128, 127))
    return 10;
  return 40;
}

/* A memory access of TYPE moves a value that fits a register.  */
static bool
fits_register_p (tree type)
{
  return is_gimple_reg_type (type) && TYPE_MODE (type) != BLKmode
         && known_le (GET_MODE_SIZE (TYPE_MODE (type)), 16u);
}

/* The size of GCC's own estimate for STMT, for what is no single
   instruction.  */
static int
general_size (gimple *stmt)
{
  return 40 * estimate_num_insns (stmt, &eni_size_weights);
}

static int
assignment_size (gassign *stmt)
{
  tree lhs = gimple_assign_lhs (stmt);
  tree rhs = gimple_assign_rhs1 (stmt);
  tree type = TREE_TYPE (lhs);
  tree_code code = gimple_assign_rhs_code (stmt);
  if (!fits_register_p (type))
    return general_size (stmt);
  int wide = FLOAT_TYPE_P (type) ? 10 : 0;

  if (gimple_assign_single_p (stmt))
    {
      if (gimple_store_p (stmt))
        {
          int size = 28 + wide + memory_size (lhs);
          if (TREE_CODE (rhs) == SSA_NAME)
            return size;
          if (TREE_CODE (rhs) == ADDR_EXPR)
            return size + (flag_pic ? 70 : 45);
          tree bytes = TYPE_SIZE_UNIT (type);
          return size + (tree_to_uhwi (bytes) == 1 ? 10
                         : tree_to_uhwi (bytes) == 2 ? 25 : 40);
        }
      if (gimple_assign_load_p (stmt))
        {
          bool extended = INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) < 32;
          return 25 + wide + (extended ? 10 : 0) + memory_size (rhs);
        }
      if (TREE_CODE (rhs) == ADDR_EXPR)
        return 30 + memory_size (TREE_OPERAND (rhs, 0));
      return TREE_CODE (rhs) == SSA_NAME ? 20 : 50;
    }

  if (CONVERT_EXPR_CODE_P (code))
    {
      tree from = TREE_TYPE (rhs);
      if (FLOAT_TYPE_P (type) != FLOAT_TYPE_P (from))
        return 50;
      if (TYPE_PRECISION (type) <= TYPE_PRECISION (from)
          || !INTEGRAL_TYPE_P (from))
        return 3;
      return TYPE_UNSIGNED (from) && TYPE_PRECISION (from) == 32 ? 15 : 30;
    }

  int size = 28 + wide;
  for (unsigned i = 2; i < gimple_num_ops (stmt); i++)
    if (tree op = gimple_op (stmt, i))
      if (CONSTANT_CLASS_P (op))
        size += FLOAT_TYPE_P (TREE_TYPE (op)) ? 40 : immediate_size (op);
  switch (code)
    {
    case POINTER_PLUS_EXPR:
    case PLUS_EXPR:
    case MINUS_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
    case NEGATE_EXPR:
    case BIT_NOT_EXPR:
    case PAREN_EXPR:
    case VIEW_CONVERT_EXPR:
      return size;
    case MULT_EXPR:
      return size + 10;
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case EXACT_DIV_EXPR:
      return size + (FLOAT_TYPE_P (type) ? 0 : 50);
    case COND_EXPR:
      return size + 50;
    default:
      if (TREE_CODE_CLASS (code) == tcc_comparison)
        return size + 50;
      return general_size (stmt);
    }
}

int
argument_size (const value &v)
{
  const size_weights &w = target_weights ();
  if (v.ssa)
    return w.argument;
  if (!v.shareable)
    return w.argument_local;
  if (v.object_address || TREE_CODE (v.t) == ADDR_EXPR)
    return flag_pic ? w.argument_address + 10 : w.argument_address - 10;
  if (v.has_number)
    return v.number == 0 ? w.argument_zero
           : IN_RANGE (v.number, INT32_MIN, UINT32_MAX)
             ? w.argument_constant
             : 2 * w.argument_constant;
  return w.argument_address + 20;
}

/* The size of passing expression ARG, as it stands in a statement.  */
static int
plain_argument_size (tree arg)
{
  value v = { arg, false, TREE_CODE (arg) == SSA_NAME, true, PASS_INTEGER,
              0, elsewhere, elsewhere, false, 0 };
  if (TREE_CODE (arg) == INTEGER_CST && tree_fits_shwi_p (arg))
    {
      v.has_number = true;
      v.number = tree_to_shwi (arg);
    }
  if (TREE_CODE (arg) == ADDR_EXPR)
    {
      tree base = get_base_address (TREE_OPERAND (arg, 0));
      v.shareable = !(base && DECL_P (base)
                      && !decl_address_ip_invariant_p (base));
    }
  return argument_size (v);
}

static int
call_size (gcall *stmt)
{
  if (gimple_call_internal_p (stmt)
      || gimple_call_builtin_p (stmt, BUILT_IN_MD))
    return general_size (stmt);
  const size_weights &w = target_weights ();
  int size = gimple_call_fndecl (stmt) ? w.call : 30;
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    {
      tree arg = gimple_call_arg (stmt, i);
      if (is_gimple_val (arg))
        size += plain_argument_size (arg);
      else
        size += 40 * estimate_move_cost (TREE_TYPE (arg), false);
    }
  if (gimple_call_lhs (stmt))
    size += w.result;
  return size;
}

int
statement_size (gimple *stmt)
{
  if (gassign *assign = dyn_cast<gassign *> (stmt))
    return assignment_size (assign);
  if (gcall *call = dyn_cast<gcall *> (stmt))
    return call_size (call);
  return general_size (stmt);
}

} // namespace outline
