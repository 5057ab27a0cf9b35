/* The target of the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

namespace outline
{

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
