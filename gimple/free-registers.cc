/* Registers for parameters and results.  SPDX-License-Identifier: GPL-3.0-or-later

   A program that keeps a register for itself (-ffixed-REG, a global register variable)
   has no calls that need it.  Nor may it have any of outlined functions.  */

#include "gimple/free-registers.h"

#include "plugin/reserved-registers.h"

namespace outline
{

/* Whether REG is, or begins, one or more registers that the program does not keep.  */
static bool
free_p (const_rtx reg)
{
  for (unsigned regno = REGNO (reg); regno < END_REGNO (reg); regno++)
    if (reserved_p (regno))
      return false;
  return true;
}

uint32_t
passable_words ()
{
  /* More are never passed in registers.  */
  const uint32_t most = 32;
  tree type = build_function_type_list (void_type_node, NULL_TREE);
  CUMULATIVE_ARGS args;
  INIT_CUMULATIVE_ARGS (args, type, NULL_RTX, NULL_TREE, most);
  cumulative_args_t so_far = pack_cumulative_args (&args);
  function_arg_info word (word_mode, true);
  for (uint32_t n = 0; n < most; n++)
    {
      rtx reg = targetm.calls.function_arg (so_far, word);
      if (reg && REG_P (reg) && !free_p (reg))
        return n;
      targetm.calls.function_arg_advance (so_far, word);
    }
  return UINT32_MAX;
}

bool
floats_reserved_p ()
{
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    if (FUNCTION_ARG_REGNO_P (regno) && reserved_p (regno)
        && !TEST_HARD_REG_BIT (reg_class_contents[GENERAL_REGS], regno))
      return true;
  return false;
}

bool
returnable_p (tree type)
{
  rtx reg = targetm.calls.function_value (type, NULL_TREE, false);
  if (REG_P (reg))
    return free_p (reg);
  for (int i = 0; GET_CODE (reg) == PARALLEL && i < XVECLEN (reg, 0); i++)
    {
      rtx part = XEXP (XVECEXP (reg, 0, i), 0);
      if (part && REG_P (part) && !free_p (part))
        return false;
    }
  return true;
}

} // namespace outline
