/* Which functions a linker keeps.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/linked-functions.h"

#include "facts/code-place.h"
#include "facts/symbol-name.h"
#include "plugin/options.h"
#include "program/files.h"

namespace outline
{

namespace
{

link_map earlier_link;

/* Whether option kept names no file, but says that all functions of the unit are kept.  */
bool
all_kept_p ()
{
  return opts.kept && !strcmp (opts.kept, "all");
}

/* Whether GCC has seen the whole program, at its link, and removed what it does not need.  The processes that compile
   parts of it are not told what is linked; but where the result is linked once more (-r), all symbols are visible from
   outside (is_visible_from_outside in GNU ld's plugin.c).  */
bool
whole_program_p ()
{
  if (!in_lto_p || !flag_ltrans)
    return in_lto_p && flag_lto_linker_output >= LTO_LINKER_OUTPUT_DYN;
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (node->resolution == LDPR_PREVAILING_DEF_IRONLY)
      return true;
  return false;
}

} // namespace

bool
linker_drops_p ()
{
  return flag_function_sections && !whole_program_p ();
}

bool
load_link_map ()
{
  if (!opts.kept || all_kept_p ())
    return true;
  std::string text;
  if (!read_file (opts.kept, &text))
    {
      error ("cannot read the map %qs: %s", opts.kept, xstrerror (errno));
      return false;
    }
  if (earlier_link.read (text))
    return true;
  error ("%qs is no map of a link; expected is what GNU ld or lld writes for %<-Map%> or %<--print-gc-sections%>, in"
         " English", opts.kept);
  return false;
}

link_fate
fate_of (tree decl)
{
  if (!opts.kept || !linker_drops_p () || in_named_section_p (cgraph_node::get (decl)))
    return FATE_UNKNOWN;
  if (all_kept_p ())
    return FATE_KEPT;
  const std::string name = assembler_name (decl);
  /* What the plugin makes is in the program if its callers are; the link may have been without it.  */
  for (const char *made : { ".outline.", ".merged." })
    if (name.find (made) != std::string::npos)
      return FATE_UNKNOWN;
  return earlier_link.fate (name, main_input_filename ? main_input_filename : "",
                            DECL_ONE_ONLY (decl));
}

} // namespace outline
