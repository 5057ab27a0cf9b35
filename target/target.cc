/* The target of the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

namespace outline
{

/* Most targets' calls say so themselves, in a number that is not 0.  */
bool
fold_legality::stack_arguments_p (rtx_insn *insn) const
{
  rtx call = call_in (insn);
  return !call || XEXP (call, 1) != const0_rtx;
}

cl_target_option *
unit_options ()
{
  return TREE_TARGET_OPTION (target_option_default_node);
}

unit_target
target_unless (std::initializer_list<unknown_option> unknown,
               const fold_target &target)
{
  for (const unknown_option &option : unknown)
    if (option.set)
      return { NULL, option.what };
  return { &target, NULL };
}

unit_target
fold_target_for_unit ()
{
  /* Who writes them without the assembler knows nothing of fragments.  (Not
     dwarf2out_do_cfi_asm: GCC remembers its first answer, which is to be a function's.)  */
  if (unwind_tables_p () && !flag_dwarf2_cfi_asm)
    return { NULL, "unwind tables that the compiler itself writes" };
  return built_fold_target ();
}

} // namespace outline
