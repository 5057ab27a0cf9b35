/* Which symbols mean the same everywhere.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not read asm, so each word in it counts as a symbol that may have another meaning.  At worst a name is not
   shared that could have been.  What the assembler is told by options (--defsym) is not seen.  */

#include "facts/symbol-meaning.h"

#include "facts/asm-text.h"
#include "facts/statements.h"
#include "facts/symbol-name.h"

namespace outline
{

namespace
{

/* The words of all asm, and the names of local symbols.  */
std::unordered_set<std::string> own_names;
/* All asm outside of functions.  */
std::string unit_asm;

/* Adds what may be names in TEXT, a part of an asm.  */
void
add_names (const char *text)
{
  for (const std::string &name : names_in_asm (text))
    own_names.insert (name);
}

/* walk_tree callback: adds what *TP, a part of asm outside of functions, names.  Since GCC 15 such asm can have
   operands.  */
tree
add_unit_asm (tree *tp, int *, void *)
{
  std::string text;
  if (TREE_CODE (*tp) == STRING_CST)
    text.assign (TREE_STRING_POINTER (*tp), TREE_STRING_LENGTH (*tp));
  else if (TREE_CODE (*tp) == FUNCTION_DECL || VAR_P (*tp))
    text = assembler_name (*tp);
  add_names (text.c_str ());
  unit_asm += text + '\n';
  return NULL_TREE;
}

} // namespace

void
note_symbol_meanings (const std::vector<cgraph_node *> &order)
{
  own_names.clear ();
  unit_asm.clear ();
  for (asm_node *node = symtab->first_asm_symbol (); node; node = static_cast<asm_node *> (node->next))
    walk_tree (&node->asm_str, add_unit_asm, NULL, NULL);
  for (cgraph_node *node : order)
    for_each_statement (node, [] (gimple *stmt, basic_block) {
      if (gasm *text = dyn_cast<gasm *> (stmt))
        add_names (gimple_asm_string (text));
    });
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (!TREE_PUBLIC (node->decl) && DECL_ASSEMBLER_NAME_SET_P (node->decl))
      own_names.insert (assembler_name (node->decl));
}

bool
means_same_everywhere_p (const_tree decl)
{
  return TREE_PUBLIC (decl) && !own_names.count (assembler_name (decl));
}

std::string
implicit_calls_text ()
{
  std::string text = unit_asm;
  for (built_in_function code : { BUILT_IN_ABORT, BUILT_IN_MEMCMP, BUILT_IN_MEMCPY, BUILT_IN_MEMMOVE, BUILT_IN_MEMSET })
    if (tree decl = builtin_decl_explicit (code))
      text += assembler_name (decl) + (means_same_everywhere_p (decl) ? " " : "(own) ");
  return text;
}

} // namespace outline
