/* Which tail calls stay jumps in a new function.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC decides when it expands a call that is marked (can_implement_as_sibling_call_p in calls.cc, and the target's
   function_ok_for_sibcall): where arguments are on the stack, by how many bytes of them the caller got; by registers
   that return values; by the conventions of both functions.  A program may rely on the jump, as interpreters do whose
   operations call each other.  So only what makes all these questions pointless is movable:

     int f (int x) { ...; return g (x, 1); }     scalars in registers, the common convention, no memory of f's own

   What a function keeps in its frame must not be passed to what it jumps to: there must be nothing.  */

#include "facts/tail-calls.h"

#include "facts/asm-text.h"
#include "facts/eligibility.h"
#include "facts/frame-chain.h"
#include "facts/free-registers.h"
#include "facts/target-facts.h"

namespace outline
{

/* Whether values of TYPE are passed and returned in the same way by all functions: no vectors, for which AArch64 and
   RISC-V have conventions of their own.  */
static bool
scalar_p (const_tree type)
{
  return VOID_TYPE_P (type) || INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type);
}

/* Whether functions of TYPE follow the common convention.  Those with a variable number of arguments return
   floating-point numbers by another one on Arm.  */
static bool
common_convention_p (tree type)
{
  if (!prototype_p (type) || !scalar_p (TREE_TYPE (type))
      || (stdarg_p (type) && SCALAR_FLOAT_TYPE_P (TREE_TYPE (type))))
    return false;
  for (tree argument = TYPE_ARG_TYPES (type); argument; argument = TREE_CHAIN (argument))
    if (!scalar_p (TREE_VALUE (argument)))
      return false;
  tree plain = TYPE_ATTRIBUTES (type) ? build_type_attribute_variant (type, NULL_TREE) : type;
  return comp_type_attributes (type, plain) == 1;
}

/* Whether the function FN has variables or parameters in memory.  */
static bool
own_memory_p (function *fn)
{
  unsigned i;
  tree variable;
  FOR_EACH_LOCAL_DECL (fn, i, variable)
    if (VAR_P (variable) && !is_global_var (variable)
        && (TREE_ADDRESSABLE (variable) || !is_gimple_reg_type (TREE_TYPE (variable))))
      return true;
  for (tree parameter = DECL_ARGUMENTS (fn->decl); parameter; parameter = DECL_CHAIN (parameter))
    if (TREE_ADDRESSABLE (parameter) || !is_gimple_reg_type (TREE_TYPE (parameter)))
      return true;
  return false;
}

/* Whether nothing in the function FN matters to how it may be left: asm may rely on an aligned stack, and on nothing
   below it, which a function that only jumps does not have.  */
static bool
plain_p (function *fn)
{
  tree type = TREE_TYPE (fn->decl);
  return (common_convention_p (type) && !stdarg_p (type) && !fn->calls_alloca && !own_memory_p (fn)
          && !saves_arguments_p () && !facts_of_asm (cgraph_node::get (fn->decl)).code);
}

/* Whether nothing but a return follows CALL in its block.  GCC allows copies of the result there.  */
static bool
ends_block_p (gcall *call)
{
  gimple_stmt_iterator gsi = gsi_for_stmt (call);
  do
    gsi_next_nondebug (&gsi);
  while (!gsi_end_p (gsi) && gimple_clobber_p (gsi_stmt (gsi)));
  return gsi_end_p (gsi) || gimple_code (gsi_stmt (gsi)) == GIMPLE_RETURN;
}

/* Whether CALL passes only scalars, and as many as there are parameters, at least.  */
static bool
all_scalars_p (gcall *call)
{
  const unsigned passed = gimple_call_num_args (call), named = type_num_arguments (gimple_call_fntype (call));
  for (unsigned i = 0; i < passed; i++)
    if (!scalar_p (TREE_TYPE (gimple_call_arg (call, i))))
      return false;
  return stdarg_p (gimple_call_fntype (call)) ? passed >= named : passed == named;
}

bool
tail_calls::movable_p (function *fn, gcall *call)
{
  if (m_fn != fn)
    {
      m_fn = fn;
      m_plain = plain_p (fn);
    }
  tree callee = gimple_call_fndecl (call), type = gimple_call_fntype (call);
  return (m_plain && type && !gimple_call_chain (call) && !gimple_call_by_descriptor_p (call)
          && !(callee && missing_function_p (callee))
          && common_convention_p (type) && all_scalars_p (call) && passes_in_registers_p (call, fn)
          && ends_block_p (call));
}

bool
used_registers_cleared_p ()
{
  using namespace zero_regs_flags;
  return flag_zero_call_used_regs > SKIP && flag_zero_call_used_regs & ~(ENABLED | ONLY_GPR | ONLY_ARG);
}

bool
saves_arguments_p ()
{
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    if (FUNCTION_ARG_REGNO_P (regno) && !fixed_regs[regno] && !default_function_abi.clobbers_full_reg_p (regno))
      return true;
  return false;
}

bool
makes_tail_calls_p (const_tree decl)
{
  if (saves_arguments_p ())
    return false;
  /* With -fstack-protector-all each function checks its guard after all its calls (expand_call, calls.cc).  */
  if (opt_for_fn (decl, flag_stack_protect) == SPCT_FLAG_ALL)
    return false;
  return facts_of_target ().makes_tail_calls;
}

bool
new_tail_calls_p (const_tree decl)
{
  return makes_tail_calls_p (decl) && !used_registers_cleared_p () && !frame_chain_wanted_p (decl);
}

bool
jumps_by_address_p (tree type, function *fn)
{
  if (!facts_of_target ().jumps_by_address || !prototype_p (type) || stdarg_p (type))
    return false;
  auto_vec<tree> types;
  for (tree argument = TYPE_ARG_TYPES (type); argument != void_list_node; argument = TREE_CHAIN (argument))
    types.safe_push (TREE_VALUE (argument));
  types.safe_push (ptr_type_node);
  return in_registers_p (build_function_type_array (TREE_TYPE (type), types.length (), types.address ()), fn);
}

} // namespace outline
