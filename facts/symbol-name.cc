/* Names as the assembler sees them.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/symbol-name.h"

#include <algorithm>

#include "facts/content-hash.h"
#include "facts/frame-chain.h"
#include "plugin/options.h"

namespace outline
{

std::string
assembler_name (const_tree decl)
{
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (const_cast<tree> (decl)));
  const char *name = targetm.strip_name_encoding (symbol);
  return *symbol == '*' ? name : std::string (user_label_prefix) + name;
}

std::string
symbol_of_assembler_name (const std::string &name)
{
  return "*" + name;
}

std::string
origin_symbol (tree decl)
{
  std::string symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
  for (const char *made : { ".outline.", ".merged." })
    symbol.resize (MIN (symbol.size (), symbol.find (made)));
  symbol = symbol.substr (symbol[0] == '*');
  std::replace_if (symbol.begin (), symbol.end (),
                   [] (unsigned char c) { return !ISALNUM (c) && c < 0x80 && !strchr ("_.$", c); }, '_');
  if (symbol[0] == '$')
    symbol[0] = '_';
  return symbol;
}

bool
short_names_p ()
{
  return opts.fragment_names == NAMES_AUTO ? followed_by_code_p () : opts.fragment_names == NAMES_SHORT;
}

/* Measured with Linux 6.1, x86-64 (KALLSYMS): 43,696 bytes for 3,109 short names; in all 168 KB for the text of 15,094
   names with 18 characters on average, and seven bytes a name beside that.  */
uint32_t
loaded_name_bytes (unsigned length)
{
  return followed_by_code_p () ? 10 + length / 2 : 0;
}

std::string
made_name (tree decl, const char *kind, const std::string &content, std::unordered_set<std::string> &names)
{
  const std::string start = origin_symbol (decl) + "." + kind + ".";
  std::string name = start + (short_names_p () ? std::to_string (names.size ()) : symbol_hash (content));
  const std::string first = name;
  for (int i = 1; !names.insert (name).second; i++)
    name = first + "." + std::to_string (i);
  return name;
}

} // namespace outline
