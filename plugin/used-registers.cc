/* What GCC knows of a function when it compiles its callers.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/used-registers.h"

namespace outline
{

HARD_REG_SET
used_registers ()
{
  HARD_REG_SET all;
  SET_HARD_REG_SET (all);
  if (!flag_ipa_ra || !targetm.call_fusage_contains_non_callee_clobbers
      || lookup_attribute ("noipa", DECL_ATTRIBUTES (current_function_decl))
      || lookup_attribute ("naked", DECL_ATTRIBUTES (current_function_decl)))
    return all;
  HARD_REG_SET used = fixed_reg_set;
#ifdef STACK_REGS
  for (int i = FIRST_STACK_REG; i <= LAST_STACK_REG; i++)
    SET_HARD_REG_BIT (used, i);
#endif
  HARD_REG_SET clobbered = crtl->abi->full_and_partial_reg_clobbers ();
  for (rtx_insn *insn = get_insns (); insn; insn = next_insn (insn))
    {
      if (!NONDEBUG_INSN_P (insn))
        continue;
      if (CALL_P (insn))
        {
          tree callee = get_call_fndecl (insn);
          if (callee != current_function_decl
              || !decl_binds_to_current_def_p (callee))
            used |= insn_callee_abi (insn).full_and_partial_reg_clobbers ();
        }
      HARD_REG_SET set;
      find_all_hard_reg_sets (insn, &set, false);
      used |= set;
      if (hard_reg_set_subset_p (clobbered, used))
        return all;
    }
  return used & clobbered;
}

/* Registers in a number of an answer.  */
static const unsigned chunk = 32;

void
put_callee_facts (cgraph_node *node, std::string &to)
{
  cgraph_rtl_info *info = cgraph_node::rtl_info (node->decl);
  put_number (to, info != NULL);
  if (!info)
    return;
  put_number (to, info->preferred_incoming_stack_boundary);
  for (unsigned r = 0; r < FIRST_PSEUDO_REGISTER; r += chunk)
    {
      uint64_t bits = 0;
      for (unsigned i = 0; i < chunk && r + i < FIRST_PSEUDO_REGISTER; i++)
        if (TEST_HARD_REG_BIT (info->function_used_regs, r + i))
          bits |= uint64_t (1) << i;
      put_number (to, bits);
    }
}

void
take_callee_facts (cgraph_node *node, answer_reader &from)
{
  TREE_ASM_WRITTEN (node->decl) = 1;
  if (!from.number ())
    return;
  cgraph_rtl_info *info = cgraph_node::rtl_info (node->decl);
  gcc_assert (info);
  info->preferred_incoming_stack_boundary = from.number ();
  CLEAR_HARD_REG_SET (info->function_used_regs);
  for (unsigned r = 0; r < FIRST_PSEUDO_REGISTER; r += chunk)
    {
      uint64_t bits = from.number ();
      for (unsigned i = 0; i < chunk; i++)
        if (bits >> i & 1)
          SET_HARD_REG_BIT (info->function_used_regs, r + i);
    }
}

} // namespace outline
