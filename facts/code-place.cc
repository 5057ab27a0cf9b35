/* Which section code goes to.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/code-place.h"

#include <algorithm>

#include "facts/asm-text.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/symbol-name.h"

namespace outline
{

section *
section_of_code (tree decl, bool cold)
{
  bool unresolved = !DECL_SECTION_NAME (decl);
  resolve_unique_section (decl, 0, apart_p (decl));
  bool first = first_function_block_is_cold;
  first_function_block_is_cold = cold;
  section *where = function_section (decl);
  first_function_block_is_cold = first;
  /* Until it is printed, DECL must not seem to have a section.  */
  if (unresolved && DECL_SECTION_NAME (decl))
    {
      set_decl_section_name (decl, static_cast<const char *> (NULL));
      symtab_node::get (decl)->call_for_symbol_and_aliases (
        [] (symtab_node *node, void *) {
          node->implicit_section = false;
          return false;
        }, NULL, true);
    }
  return where;
}

std::string
assembler_section (section *where)
{
  gcc_checking_assert (where == text_section || where->common.flags & SECTION_NAMED);
  return where == text_section ? ".text" : where->named.name;
}

bool
plain_section_name_p (const std::string &name)
{
  /* Also the bytes of UTF-8, which names of functions may have.  */
  return std::all_of (name.begin (), name.end (), [] (unsigned char c) {
    return ISALNUM (c) || c >= 0x80 || strchr ("._$-", c);
  });
}

bool
in_named_section_p (const cgraph_node *node)
{
  return DECL_SECTION_NAME (node->decl) && !node->implicit_section;
}

bool
retained_apart_p (const_tree decl)
{
  return lookup_attribute ("retain", DECL_ATTRIBUTES (decl));
}

bool
own_section_p (section *where)
{
  if (!(where->common.flags & SECTION_NAMED))
    return false;
  for (const char *shared : { ".text", ".text.unlikely", ".text.hot", ".text.startup",
                              ".text.exit" })
    if (!strcmp (where->named.name, shared))
      return where->common.flags & SECTION_LINKONCE;
  return true;
}

bool
text_p (section *where)
{
  const std::string name = assembler_section (where);
  return name == ".text" || !plain_section_name_p (name);
}

uint32_t
function_alignment (tree decl)
{
  return symtab_node::get (decl)->definition_alignment () / BITS_PER_UNIT;
}

bool
only_functions_in_text_p ()
{
  varpool_node *variable;
  FOR_EACH_VARIABLE (variable)
    if (DECL_SECTION_NAME (variable->decl) && startswith (DECL_SECTION_NAME (variable->decl), ".text"))
      return false;
  return !symtab->first_asm_symbol ();
}

bool
functions_divisible_p ()
{
  if (all_apart_p () || unwind_tables_in_unit_p () || short_names_p () || asm_writes_elsewhere_p ())
    return false;
  static const bool only_functions = text_section && only_functions_in_text_p ();
  return only_functions;
}

} // namespace outline
