/* Which symbols mean the same everywhere.  SPDX-License-Identifier: GPL-3.0-or-later

   Each word in asm counts as a symbol that may have another meaning.  At worst a name is not shared that could have
   been.  */

#include "facts/symbol-meaning.h"

#include "facts/asm-text.h"
#include "facts/assembler-options.h"
#include "facts/symbol-name.h"

namespace outline
{

namespace
{

/* What has a meaning of the unit's own, which is asked for wherever code names a symbol.  */
struct
{
  /* What may be names in asm, and the names of local symbols.  */
  std::unordered_set<std::string> names;
  /* Whether asm may define any symbol.  */
  bool unknown = false;
} own;

/* Adds the names of asm that does FACTS.  */
void
add_names (const asm_facts &facts)
{
  own.names.insert (facts.names.begin (), facts.names.end ());
  own.unknown |= facts.unknown || facts.unknown_names;
}

} // namespace

void
note_symbol_meanings (const std::vector<cgraph_node *> &order)
{
  own.names.clear ();
  own.unknown = false;
  add_names (facts_of_unit_asm ());
  for (cgraph_node *node : order)
    add_names (facts_of_asm (node));
  for (const std::string &name : names_of_assembler_options ())
    own.names.insert (name);
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (!TREE_PUBLIC (node->decl) && DECL_ASSEMBLER_NAME_SET_P (node->decl))
      own.names.insert (assembler_name (node->decl));
}

bool
defined_here_p (const_tree decl)
{
  const symtab_node *node = decl && TREE_CODE (decl) == FUNCTION_DECL ? symtab_node::get (decl) : NULL;
  return node && node->definition && !DECL_COMDAT (decl) && !DECL_ONE_ONLY (decl);
}

bool
means_same_everywhere_p (const_tree decl)
{
  return TREE_PUBLIC (decl) && !own.unknown && !own.names.count (assembler_name (decl));
}

std::string
implicit_calls_text ()
{
  std::string text = unit_asm_text ();
  for (built_in_function code : { BUILT_IN_ABORT, BUILT_IN_MEMCMP, BUILT_IN_MEMCPY, BUILT_IN_MEMMOVE, BUILT_IN_MEMSET })
    if (tree decl = builtin_decl_explicit (code))
      text += assembler_name (decl) + (means_same_everywhere_p (decl) ? " " : "(own) ");
  return text;
}

} // namespace outline
