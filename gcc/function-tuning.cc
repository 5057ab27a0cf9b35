/* Tuning of the RTL passes of one function.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC keeps the registers that no function of the unit may use (-ffixed-REG, those with a purpose of their own) in one
   set, from which allocation starts anew in each function ("ira" in ira.cc).  */

#include "gcc/function-tuning.h"

#include "ira.h"
#include "ira-int.h"

namespace outline
{

unsigned
function_tunings::of_function (const_tree decl) const
{
  if (opt_for_fn (decl, optimize_size) < 2)
    return TUNED_AS_USUAL;
  auto found = of.find (DECL_UID (decl));
  return found == of.end () ? others : found->second;
}

/* Whether the current function has an asm statement, which may need any register.  */
static bool
has_asm_p ()
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn) && asm_noperands (PATTERN (insn)) >= 0)
      return true;
  return false;
}

void
tuned_function::begin (unsigned tuning, const std::vector<unsigned> &costly_registers)
{
  HARD_REG_SET &not_allocated = this_target_ira_int->x_no_unit_alloc_regs;
  m_usual = { not_allocated, flag_rerun_cse_after_loop != 0, flag_reorder_blocks_algorithm, flag_ira_algorithm };
  if ((tuning & FEW_REGISTERS) && !has_asm_p ())
    for (unsigned regno : costly_registers)
      SET_HARD_REG_BIT (not_allocated, regno);
  if ((tuning & ONE_CSE) && !global_options_set.x_flag_rerun_cse_after_loop)
    flag_rerun_cse_after_loop = 0;
  if ((tuning & TRACES) && !global_options_set.x_flag_reorder_blocks_algorithm)
    flag_reorder_blocks_algorithm = REORDER_BLOCKS_ALGORITHM_STC;
  if ((tuning & BY_PRIORITY) && !global_options_set.x_flag_ira_algorithm)
    flag_ira_algorithm = IRA_ALGORITHM_PRIORITY;
}

void
tuned_function::end ()
{
  this_target_ira_int->x_no_unit_alloc_regs = m_usual->not_allocated;
  flag_rerun_cse_after_loop = m_usual->cse_again;
  flag_reorder_blocks_algorithm = m_usual->layout;
  flag_ira_algorithm = m_usual->allocation;
  m_usual.reset ();
}

} // namespace outline
