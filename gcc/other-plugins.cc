/* Plugins beside this one.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not say who has registered a pass.  The virtual table of a pass is in the file that defines its class: the
   compiler, this plugin, or another one.

   Limits: what a plugin does in callbacks is not found.  */

#include "gcc/other-plugins.h"

#include "gcc/gcc-compat.h"

#include <dlfcn.h>

namespace outline
{

namespace
{

/* The name of the file in memory that ADDRESS is in; empty if it is not known.  */
std::string
file_of (const void *address)
{
  Dl_info info;
  return dladdr (address, &info) && info.dli_fname ? info.dli_fname : "";
}

/* Of PASS and what follows it, with its sub-passes, the first whose class is in none of KNOWN; null if there is
   none.  */
const opt_pass *
first_other (const opt_pass *pass, const std::vector<std::string> &known)
{
  for (; pass; pass = pass->next)
    {
      const void *table = *reinterpret_cast<const void *const *> (pass);
      if (std::find (known.begin (), known.end (), file_of (table)) == known.end ())
        return pass;
      if (const opt_pass *inner = first_other (pass->sub, known))
        return inner;
    }
  return NULL;
}

} // namespace

std::string
pass_of_other_plugin ()
{
  static const int own = 0;
  const std::vector<std::string> known = { file_of (&own), file_of (&global_options), "" };
  const gcc::pass_manager *passes = g->get_passes ();
  for (const opt_pass *list : { passes->all_lowering_passes, passes->all_small_ipa_passes,
                                passes->all_regular_ipa_passes, passes->all_late_ipa_passes, passes->all_passes })
    if (const opt_pass *pass = first_other (list, known))
      {
        const void *table = *reinterpret_cast<const void *const *> (pass);
        return std::string (pass->name) + " of " + lbasename (file_of (table).c_str ());
      }
  return "";
}

} // namespace outline
