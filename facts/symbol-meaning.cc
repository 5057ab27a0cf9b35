/* Which symbols mean the same everywhere.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not read asm, so each word in it counts as a symbol that may have another meaning.  At worst a name is not
   shared that could have been.  What the assembler is told by options (--defsym) is not seen.  */

#include "facts/symbol-meaning.h"

#include <ctype.h>

namespace outline
{

namespace
{

/* The words of all asm, and the names of local symbols.  */
std::unordered_set<std::string> own_names;
/* All asm outside of functions.  */
std::string unit_asm;

/* The name of DECL as the assembler sees it.  */
std::string
symbol_name (const_tree decl)
{
  const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (const_cast<tree> (decl)));
  return name + (*name == '*');
}

/* Adds the words of TEXT to the names: runs of the characters that symbols are made of.  */
void
add_words (const char *text)
{
  std::string word;
  for (;; text++)
    if (ISALNUM (*text) || *text == '_' || *text == '.' || *text == '$')
      word += *text;
    else
      {
        if (!word.empty ())
          own_names.insert (word);
        word.clear ();
        if (!*text)
          break;
      }
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
    text = symbol_name (*tp);
  add_words (text.c_str ());
  unit_asm += text + '\n';
  return NULL_TREE;
}

/* Adds the words of the asm in FN.  */
void
add_asm_of_function (function *fn)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (gasm *statement = dyn_cast<gasm *> (gsi_stmt (gsi)))
        add_words (gimple_asm_string (statement));
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
    if (function *fn = DECL_STRUCT_FUNCTION (node->decl); fn && fn->cfg)
      add_asm_of_function (fn);
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    if (!TREE_PUBLIC (node->decl) && DECL_ASSEMBLER_NAME_SET_P (node->decl))
      own_names.insert (symbol_name (node->decl));
}

bool
means_same_everywhere_p (const_tree decl)
{
  return TREE_PUBLIC (decl) && !own_names.count (symbol_name (decl));
}

std::string
implicit_calls_text ()
{
  std::string text = unit_asm;
  for (built_in_function code : { BUILT_IN_ABORT, BUILT_IN_MEMCMP, BUILT_IN_MEMCPY, BUILT_IN_MEMMOVE, BUILT_IN_MEMSET })
    if (tree decl = builtin_decl_explicit (code))
      text += symbol_name (decl) + (means_same_everywhere_p (decl) ? " " : "(own) ");
  return text;
}

} // namespace outline
