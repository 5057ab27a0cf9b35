/* Hashes of contents, and names made of them: the same in every compilation of the same code.
   SPDX-License-Identifier: GPL-3.0-or-later

   Equal hashes do not prove equal contents.  Where the contents are at hand, they are compared;
   where they are not, as with names by which linkers replace the code of one object with that of
   another, the hash has 128 bits.  */

#ifndef OUTLINE_FACTS_CONTENT_HASH_H
#define OUTLINE_FACTS_CONTENT_HASH_H

#include <array>
#include <cstdint>
#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The bits that hashes use: all, except in the plugin by which tests check that contents are
   compared.  */
extern const uint64_t hash_mask;

/* A hash of TEXT, for names in one object.  */
uint64_t content_hash (const std::string &text);

/* A 128-bit hash of TEXT in two halves, for contents that are not compared.  */
std::array<uint64_t, 2> long_content_hash (const std::string &text);

/* A hash of TEXT for the end of a symbol: letters and digits.  It begins with a letter, so that demanglers
   recognise it as a clone suffix.  */
std::string symbol_hash (const std::string &text);

/* The same with 128 bits, for symbols that linkers merge.  It may begin with a digit.  */
std::string long_symbol_hash (const std::string &text);

} // namespace outline

#endif
