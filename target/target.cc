/* The target of the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

#include "facts/frame-chain.h"
#include "facts/symbol-name.h"

namespace outline
{

/* On most targets the second operand of the CALL says so: it is not 0.  */
bool
fold_legality::stack_arguments_p (rtx_insn *insn) const
{
  rtx call = call_in (insn);
  return !call || XEXP (call, 1) != const0_rtx;
}

/* Register-call fragments move the stack of their sites, register-jump fragments jump back into a function.  */
linkage_bytes
fragment_linkage::sizes () const
{
  linkage_bytes bytes = all_sizes ();
  if (followed_by_code_p ())
    bytes.register_call = bytes.register_jump_site = 0;
  bytes.followed_row = followed_row_bytes ();
  bytes.name = loaded_name_bytes (short_name_length);
  bytes.inner_calls += bytes.name;
  return bytes;
}

cl_target_option *
unit_options ()
{
  return TREE_TARGET_OPTION (target_option_default_node);
}

bool
other_machine_p (const function *fn)
{
  tree own = DECL_FUNCTION_SPECIFIC_TARGET (fn->decl);
  return own && own != target_option_default_node && !cl_target_option_eq (TREE_TARGET_OPTION (own), unit_options ());
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
  /* GCC's own writer of unwind tables would not describe fragments.  (dwarf2out_do_cfi_asm is not
     called here: GCC remembers its first answer, which must be for a function.)  */
  if (unwind_tables_p () && !flag_dwarf2_cfi_asm)
    return { NULL, "unwind tables that the compiler itself writes" };
  return built_fold_target ();
}

} // namespace outline
