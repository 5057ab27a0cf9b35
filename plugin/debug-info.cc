/* What debug information says of code that the plugin makes.
   SPDX-License-Identifier: GPL-3.0-or-later

   GCC describes a function (DW_TAG_subprogram) when it has been printed, by the hook function_decl,
   and takes its name from DECL_NAME.  For an outlined function that is the name of its symbol, which
   has the first function that its code was in and a hash.  Debug information is to name all of them:

     DW_AT_name        outlined from open_modem, open_printer
     symbol            open_modem.outline.6wmolcn5s0iu

   So the hook is wrapped, and DECL_NAME is another one while it runs: dumps, -fstack-usage and warnings
   go on to use the symbol's.  Nothing here changes code: it is the same without -g.  */

#include "plugin/debug-info.h"

namespace outline
{

/* By DECL_UID of an outlined function.  Looked up in, never walked.  */
static std::unordered_map<unsigned, code_origins> outlined_from;

/* The hooks that ours call.  */
static const gcc_debug_hooks *wrapped;

bool
debug_info_p ()
{
  return dwarf_debuginfo_p () && debug_info_level >= DINFO_LEVEL_TERSE;
}

void
code_origins::add (const std::string &name)
{
  if (std::find (m_names.begin (), m_names.end (), name) == m_names.end ())
    m_names.push_back (name);
}

void
code_origins::add (const code_origins &others)
{
  for (const std::string &name : others.m_names)
    add (name);
}

void
code_origins::add (tree function)
{
  auto made = outlined_from.find (DECL_UID (function));
  if (made != outlined_from.end ())
    add (made->second);
  else
    add (std::string (lang_hooks.decl_printable_name (function, 1)));
}

std::string
code_origins::text (const char *how) const
{
  const size_t most = 4;
  size_t shown = m_names.size () > most ? most - 1 : m_names.size ();
  std::string text = std::string (how) + " from ";
  for (size_t i = 0; i < shown; i++)
    text += (i ? ", " : "") + m_names[i];
  if (shown < m_names.size ())
    text += " and " + std::to_string (m_names.size () - shown) + " more";
  return text;
}

/* As gcc_debug_hooks' function_decl.  */
static void
describe_function (tree decl)
{
  auto made = outlined_from.find (DECL_UID (decl));
  tree name = DECL_NAME (decl);
  if (made != outlined_from.end ())
    DECL_NAME (decl) = get_identifier (made->second.text ("outlined").c_str ());
  wrapped->function_decl (decl);
  DECL_NAME (decl) = name;
}

void
wrap_debug_hooks (void (*wrap) (gcc_debug_hooks &))
{
  gcc_debug_hooks *copy = new gcc_debug_hooks (*debug_hooks);
  wrap (*copy);
  debug_hooks = copy;
}

void
name_outlined (tree decl, const code_origins &origins)
{
  if (!debug_info_p ())
    return;
  if (!wrapped)
    {
      wrapped = debug_hooks;
      wrap_debug_hooks ([] (gcc_debug_hooks &hooks) {
        hooks.function_decl = describe_function;
      });
    }
  outlined_from[DECL_UID (decl)] = origins;
}

} // namespace outline
