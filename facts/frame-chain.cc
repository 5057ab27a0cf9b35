/* Which functions a walk along frame pointers has to see.  SPDX-License-Identifier: GPL-3.0-or-later

   Every frame begins with the frame pointer of the caller beside the return address into it:

     walk      alpha's frame pointer, an address in alpha
     alpha     main's frame pointer, an address in main
     main

   A call in a fragment that alpha calls or jumps to returns into the fragment, and one in a function that alpha
   jumps to returns into that: alpha is not seen.  A call in a function that alpha calls is: that has a frame of its
   own.  */

#include "facts/frame-chain.h"

#include "facts/function-size.h"
#include "facts/statements.h"
#include "facts/target-facts.h"
#include "plugin/options.h"

namespace outline
{

/* Whether -mno-omit-leaf-frame-pointer is given.  AArch64, where functions other than leaves have frame pointers by
   default, has a variable for it; elsewhere it says nothing unless -fno-omit-frame-pointer is given, too.  */
static bool
leaf_pointers_wanted_p ()
{
  static const size_t option = find_opt ("momit-leaf-frame-pointer", CL_TARGET);
  if (option >= cl_options_count || cl_options[option].var_type != CLVC_INTEGER)
    return false;
  const int *set = static_cast<const int *> (option_flag_var (option, &global_options_set));
  return set && *set && !option_enabled (option, CL_TARGET, &global_options);
}

bool
frame_chain_wanted_p (const_tree decl)
{
  /* Of -fomit-frame-pointer: AArch64 has 2 where frame pointers are kept.  */
  const int omitted = 1;
  /* Where the unit has none by default, as in link-time compilation, the function has its own options.  */
  return (opt_for_fn (decl, flag_omit_frame_pointer) != omitted
          && (global_options_set.x_flag_omit_frame_pointer || flag_omit_frame_pointer == omitted
              || leaf_pointers_wanted_p ()));
}

bool
in_frame_chain_p (cgraph_node *node)
{
  if (!frame_chain_wanted_p (node->decl))
    return false;
  bool calls = false;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    const gcall *call = dyn_cast<gcall *> (stmt);
    calls |= call && !gimple_call_internal_p (call) && !gimple_call_tail_p (call);
  });
  return calls;
}

/* Whether the command line defines the macros of Linux's build.  Boot loaders that have taken over its headers define
   a macro of their own, too.  */
static bool
compiled_for_linux_p ()
{
  bool kernel = false, loader = false;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (save_decoded_options[i].opt_index == OPT_D)
      {
        const std::string macro = save_decoded_options[i].arg;
        kernel |= macro == "__KERNEL__";
        loader |= macro == "__UBOOT__" || macro == "__BAREBOX__";
      }
  return kernel && !loader;
}

bool
followed_by_code_p ()
{
  static const bool linux_options = compiled_for_linux_p ();
  return (opts.unwind_by == UNWIND_BY_AUTO
            ? (facts_of_target ().kernel_code_model || linux_options) && !unwind_tables_p ()
            : opts.unwind_by == UNWIND_BY_CODE);
}

uint32_t
followed_row_bytes ()
{
  return followed_by_code_p () ? facts_of_target ().kernel_row_bytes : 0;
}

} // namespace outline
