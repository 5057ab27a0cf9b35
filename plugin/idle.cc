/* Says where the plugin does nothing.  SPDX-License-Identifier: GPL-3.0-or-later

   Two mistakes leave a program unchanged without an error: a build that does not optimise, and one
   with -flto whose link line does not name the plugin.  In the latter the compiler at link time
   cannot report it, as it does not load the plugin; the earlier compilations can, and do where remarks
   are asked for, of whichever kind, once each:

     a.c:1:5: missed: nothing is outlined or folded at -O0; ...

   This needs a pass of its own among the early ones: without -ffat-lto-objects a compilation
   with -flto ends before the late IPA passes, where all others of the plugin are.

   Limits: with -flto and -ffat-lto-objects code is outlined in the object, which may be linked
   without -flto; then nothing is reported.  */

#include "plugin/idle.h"

#include "facts/scope.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Why nothing is done in the unit, and what to do, in words for the user; null where
   something may be done, or there is nothing to do it to.  *NODE becomes a function.  */
const char *
idle_reason (cgraph_node **node)
{
  cgraph_node *n;
  bool optimized = false, takes_part = false;
  *node = NULL;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (n)
    {
      *node = n;
      optimized |= opt_for_fn (n->decl, optimize) != 0;
      takes_part |= level_takes_part_p (n->decl);
    }
  if (!*node)
    return NULL;
  if (!optimized)
    return "at -O0; with -Os or -Oz all code takes part, with -O1 to -O3 cold code";
  if (!takes_part)
    return "at -Og without -fplugin-arg-outline-all-levels";
  if (flag_generate_lto && !flag_fat_lto_objects)
    return "before the link; with -flto name the plugin on the link line, too";
  return NULL;
}

/* The kind of remark that the user asks for: of what is missed, else of what was optimised.  */
dump_flags_t
remark_kind ()
{
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_fopt_info_ && (strstr (option.arg, "missed") || strstr (option.arg, "all")))
        return MSG_MISSED_OPTIMIZATION;
    }
  return dump_file ? MSG_MISSED_OPTIMIZATION : MSG_OPTIMIZED_LOCATIONS;
}

} // namespace

void
explain_idle ()
{
  cgraph_node *node;
  if (!dump_enabled_p ())
    return;
  if (const char *why = idle_reason (&node))
    dump_printf_loc (remark_kind (),
                     dump_user_location_t::from_function_decl (node->decl),
                     "nothing is outlined or folded %s\n", why);
}

} // namespace outline
