/* Hashes of contents, and of functions' options, and names made of them: the same
   in every compilation of the same code.  SPDX-License-Identifier: GPL-3.0-or-later

   Equal hashes are no proof of equal contents.  Where the contents are at hand, these are
   compared; where they are not, as in names by which linkers take the code of one object
   for that of another one, the hash has 128 bits.  */

#ifndef OUTLINE_FACTS_CONTENT_HASH_H
#define OUTLINE_FACTS_CONTENT_HASH_H

#include <array>
#include <cstdint>
#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The bits that hashes have: all, but in the plugin that the tests have to show that
   contents are compared.  */
extern const uint64_t hash_mask;

/* A hash of TEXT, for names in one object.  */
uint64_t content_hash (const std::string &text);

/* A hash of TEXT in two halves, for what must not be mistaken for something else.  */
std::array<uint64_t, 2> long_content_hash (const std::string &text);

/* A hash of TEXT for the end of a symbol: letters and digits.  Demanglers show names that they know to be of copies
   of a function; so it begins with a letter.  */
std::string symbol_hash (const std::string &text);

/* The same with 128 bits, for symbols that linkers merge.  It may begin with a digit.  */
std::string long_symbol_hash (const std::string &text);

/* What names of code made from that of DECL, a function, begin with: its symbol, or if the plugin made it
   that of the function that it comes from.  */
std::string origin_symbol (tree decl);

/* The target options of NODE, a TARGET_OPTION_NODE, as text.  */
std::string target_options_text (tree node);

/* The optimization options of NODE, an OPTIMIZATION_NODE, as text.  */
std::string optimization_text (tree node);

/* Those that GCC prints, without those that change debug information only: the same with and without
   -g.  */
std::string printed_optimization (tree node);

} // namespace outline

#endif
