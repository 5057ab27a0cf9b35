/* The register usage of a function that its callers may rely on.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/used-registers.h"

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

} // namespace outline
