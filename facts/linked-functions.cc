/* Which functions a linker keeps.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/linked-functions.h"

#include <algorithm>
#include <unordered_set>

#include "facts/code-place.h"
#include "facts/symbol-name.h"
#include "plugin/options.h"
#include "program/files.h"

namespace outline
{

namespace
{

/* What an earlier link says, and the DECL_UIDs of the functions that are joined in .text for that.  */
struct
{
  link_map map;
  std::unordered_set<unsigned> joined;
  std::string constants; /* The section for tables of these; what the names of those for strings begin with.  */
  /* What GCC's readonly_data_section and exception_section are for these, or meanwhile for others.  GCC's own tables
     of sections keep them alive.  */
  section *other_constants = NULL, *other_exceptions = NULL;
} earlier_link;

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

/* Whether -ffunction-sections is given.  */
static bool
function_sections_p ()
{
  return flag_function_sections || !earlier_link.joined.empty ();
}

bool
linker_drops_p ()
{
  return function_sections_p () && !whole_program_p ();
}

bool
load_link_map ()
{
  if (!opts.kept || all_kept_p ())
    {
      if (opts.join_kept)
        error ("option %qs needs the map of an earlier link, %qs", "join-kept", "kept=FILE");
      return !opts.join_kept;
    }
  std::string text;
  if (!read_file (opts.kept, &text))
    {
      error ("cannot read the map %qs: %s", opts.kept, xstrerror (errno));
      return false;
    }
  if (earlier_link.map.read (text))
    {
      if (opts.join_kept && !earlier_link.map.has_script_p ())
        error ("%qs is no map of GNU ld, which option %qs needs", opts.kept, "join-kept");
      return !opts.join_kept || earlier_link.map.has_script_p ();
    }
  error ("%qs is no map of a link; expected is what GNU ld or lld writes for %<-Map%> or %<--print-gc-sections%>, in"
         " English", opts.kept);
  return false;
}

bool
unwind_tables_dropped_p ()
{
  return earlier_link.map.unwind_tables_dropped_p ();
}

/* The unit's object, but for its suffix.  */
static const char *
unit_name ()
{
  return dump_base_name ? dump_base_name : main_input_filename ? main_input_filename : "";
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
  return earlier_link.map.fate (name, unit_name (), DECL_ONE_ONLY (decl));
}

/* Whether NODE's function may be in .text, where GCC would have put it without -ffunction-sections.  */
static bool
joinable_p (cgraph_node *node)
{
  return (!DECL_SECTION_NAME (node->decl) && !DECL_ONE_ONLY (node->decl) && !retained_apart_p (node->decl)
          && (opt_for_fn (node->decl, optimize_size) || !opt_for_fn (node->decl, flag_reorder_blocks_and_partition))
          && earlier_link.map.in_text_p (assembler_name (node->decl), unit_name ())
          && function_section (node->decl) == text_section);
}

void
join_kept_functions (const std::vector<cgraph_node *> &order)
{
  if (!opts.join_kept || opts.limit == 0 || !linker_drops_p ())
    return;
  for (cgraph_node *node : order)
    if (joinable_p (node))
      {
        if (earlier_link.joined.empty ())
          earlier_link.constants = ".rodata." + assembler_name (node->decl);
        earlier_link.joined.insert (DECL_UID (node->decl));
      }
  if (dump_enabled_p ())
    dump_printf (MSG_OPTIMIZED_LOCATIONS, "%u of %u functions share section .text\n",
                 (unsigned) earlier_link.joined.size (), (unsigned) order.size ());
}

bool
joined_p (tree decl)
{
  return earlier_link.joined.count (DECL_UID (decl));
}

bool
apart_p (tree decl)
{
  return function_sections_p () && !joined_p (decl);
}

bool
all_apart_p ()
{
  return function_sections_p () && earlier_link.joined.empty ();
}

/* Has GCC put the next function into .text, or into a section of its own; and its tables and strings where nothing
   keeps them but the function: in .rodata are initial values of variables, which a linker may drop.  */
static void
join (bool joined)
{
  if (joined != flag_function_sections)
    return;
  if (!earlier_link.other_constants)
    {
      earlier_link.other_constants = get_section (earlier_link.constants.c_str (), 0, NULL_TREE);
      earlier_link.other_exceptions = exception_section;
    }
  flag_function_sections = !joined;
  std::swap (readonly_data_section, earlier_link.other_constants);
  /* Where the target has none, GCC chooses it for the first function without a section of its own, and keeps it.  */
  std::swap (exception_section, earlier_link.other_exceptions);
}

void
begin_function (tree decl)
{
  if (!earlier_link.joined.empty ())
    join (joined_p (decl));
}

void
end_function ()
{
  if (!earlier_link.joined.empty ())
    join (false);
}

void
join_made_function (const cgraph_node *node, const std::vector<cgraph_node *> &users)
{
  if (std::all_of (users.begin (), users.end (), [] (cgraph_node *user) { return joined_p (user->decl); })
      && function_section (node->decl) == text_section)
    earlier_link.joined.insert (DECL_UID (node->decl));
}

} // namespace outline
