/* Which parameters and results avoid registers that the program reserves.
   SPDX-License-Identifier: GPL-3.0-or-later

   A program that reserves a register (-ffixed-REG, a global register variable) has no calls that
   pass something in it, and calls of outlined functions must not either.  */

#include "facts/free-registers.h"

#include "facts/reserved-registers.h"

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

/* Whether PLACE, where a value is passed, is none that the program keeps: a register,
   several in a PARALLEL, or null, the stack.  */
static bool
free_place_p (const_rtx place)
{
  if (!place)
    return true;
  if (REG_P (place))
    return free_p (place);
  for (int i = 0; GET_CODE (place) == PARALLEL && i < XVECLEN (place, 0); i++)
    {
      const_rtx part = XEXP (XVECEXP (place, 0, i), 0);
      if (part && REG_P (part) && !free_p (part))
        return false;
    }
  return true;
}

bool
calls_disturbed_p ()
{
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    if (reserved_p (regno)
        && (FUNCTION_ARG_REGNO_P (regno)
            || targetm.calls.function_value_regno_p (regno)))
      return true;
  return false;
}

/* Whether ARGUMENT, the next one after SO_FAR, is passed in a register that the program does not keep.  */
static bool
in_register_p (cumulative_args_t so_far, const function_arg_info &argument)
{
  rtx place = targetm.calls.function_arg (so_far, argument);
  return (place && REG_P (place) && free_p (place)
          && targetm.calls.arg_partial_bytes (so_far, argument) == 0);
}

/* Whether the arguments of a function of TYPE are passed in no register that the program
   keeps; if ALL, each in one.  Wants a current function.  */
static bool
passable_p (tree type, bool all = false)
{
  CUMULATIVE_ARGS args;
  INIT_CUMULATIVE_ARGS (args, type, NULL_RTX, NULL_TREE, type_num_arguments (type));
  cumulative_args_t so_far = pack_cumulative_args (&args);
  function_args_iterator i;
  tree parameter;
  FOREACH_FUNCTION_ARGS (type, parameter, i)
    {
      if (VOID_TYPE_P (parameter))
        break;
      function_arg_info argument (parameter, true);
      if (all ? !in_register_p (so_far, argument) : !free_place_p (targetm.calls.function_arg (so_far, argument)))
        return false;
      targetm.calls.function_arg_advance (so_far, argument);
    }
  return true;
}

bool
returnable_p (tree type)
{
  return free_place_p (targetm.calls.function_value (type, NULL_TREE, false));
}

bool
callable_p (tree type, function *fn)
{
  push_cfun (fn);
  tree result = TREE_TYPE (type);
  bool callable = (passable_p (type)
                   && (VOID_TYPE_P (result) || aggregate_value_p (result, type)
                       || returnable_p (result)));
  pop_cfun ();
  return callable;
}

bool
in_registers_p (tree type, function *fn)
{
  push_cfun (fn);
  bool all = passable_p (type, true);
  pop_cfun ();
  return all;
}

bool
passes_in_registers_p (const gcall *call, function *fn)
{
  push_cfun (fn);
  const unsigned named = type_num_arguments (gimple_call_fntype (call));
  CUMULATIVE_ARGS args;
  INIT_CUMULATIVE_ARGS (args, gimple_call_fntype (call), NULL_RTX, NULL_TREE, named);
  cumulative_args_t so_far = pack_cumulative_args (&args);
  bool all = true;
  for (unsigned i = 0; all && i < gimple_call_num_args (call); i++)
    {
      function_arg_info argument (TREE_TYPE (gimple_call_arg (call, i)), i < named);
      all = in_register_p (so_far, argument);
      targetm.calls.function_arg_advance (so_far, argument);
    }
  pop_cfun ();
  return all;
}

} // namespace outline
