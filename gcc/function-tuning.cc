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

/* The options that a tuning turns off.  */
static const struct
{
  function_tuning tuning;
  int gcc_options::*option;
} options_off[] = { { ONE_CSE, &gcc_options::x_flag_rerun_cse_after_loop },
                    { BRANCHES, &gcc_options::x_flag_if_conversion },
                    { BRANCHES, &gcc_options::x_flag_if_conversion2 },
                    { LITTLE_EFFORT, &gcc_options::x_flag_expensive_optimizations },
                    { NO_FORWARDING, &gcc_options::x_flag_forward_propagate } };

void
tuned_function::begin (unsigned tuning, const std::vector<unsigned> &costly_registers)
{
  HARD_REG_SET &not_allocated = this_target_ira_int->x_no_unit_alloc_regs;
  m_usual = { not_allocated, flag_reorder_blocks_algorithm, flag_ira_algorithm, {} };
  if ((tuning & FEW_REGISTERS) && !has_asm_p ())
    for (unsigned regno : costly_registers)
      SET_HARD_REG_BIT (not_allocated, regno);
  for (auto [off, option] : options_off)
    {
      m_usual->options.push_back (global_options.*option);
      if ((tuning & off) && !(global_options_set.*option))
        global_options.*option = 0;
    }
  if ((tuning & TRACES) && !global_options_set.x_flag_reorder_blocks_algorithm)
    flag_reorder_blocks_algorithm = REORDER_BLOCKS_ALGORITHM_STC;
  if ((tuning & BY_PRIORITY) && !global_options_set.x_flag_ira_algorithm)
    flag_ira_algorithm = IRA_ALGORITHM_PRIORITY;
}

void
tuned_function::end ()
{
  this_target_ira_int->x_no_unit_alloc_regs = m_usual->not_allocated;
  flag_reorder_blocks_algorithm = m_usual->layout;
  flag_ira_algorithm = m_usual->allocation;
  for (size_t i = 0; i < m_usual->options.size (); i++)
    global_options.*options_off[i].option = m_usual->options[i];
  m_usual.reset ();
}

} // namespace outline
