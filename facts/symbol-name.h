/* Names as the assembler sees them.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC knows a symbol "f" that the assembler is to see as "_f" where -fleading-underscore or the target asks for that,
   and a symbol "*f" that it sees as "f".  What the plugin names itself, and compares with asm or text that was printed,
   are names of the assembler.  */

#ifndef OUTLINE_FACTS_SYMBOL_NAME_H
#define OUTLINE_FACTS_SYMBOL_NAME_H

#include <string>
#include <unordered_set>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The name that the assembler sees of DECL, a function or variable.  */
std::string assembler_name (const_tree decl);

/* What GCC has to call the symbol that the assembler sees as NAME, for its rtl, declarations and assemble_name.  */
std::string symbol_of_assembler_name (const std::string &name);

/* Whether names of code that the plugin makes, and other objects do not share, are to be short (option
   fragment-names).  */
bool short_names_p ();

/* The bytes that a name of LENGTH for a function that the plugin makes takes in the memory of the program, with its
   address: a kernel keeps a table of all, in which frequent parts of names are short.  */
uint32_t loaded_name_bytes (unsigned length);

/* The length of a short name of a fragment.  */
const unsigned short_name_length = 6;

/* A name for code that is made from DECL, a function, in KIND ("outline"), and identified by CONTENT, that is not among
   NAMES, to which it is added: NAME.KIND.HASH, or a short one.  */
std::string made_name (tree decl, const char *kind, const std::string &content,
                       std::unordered_set<std::string> &names);

/* The start of names of code made from that of DECL, a function: its symbol, or if the plugin made DECL,
   that of the function that it comes from.  What an assembler accepts between quotes only is replaced by "_", and so
   is a "$" at the start, which it may read as that of a number ("jmp $f"), or of a mapping symbol ("$a.f").  */
std::string origin_symbol (tree decl);

} // namespace outline

#endif
