/* How long a fragment of each kind can be.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_KIND_LENGTHS_H
#define OUTLINE_RTL_CHOOSE_KIND_LENGTHS_H

#include <array>

#include "rtl/choose/choose.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* By kind of fragment: the length, in items, of the longest sequence that can be one; 0 if there
   is none.  */
typedef std::array<uint32_t, FRAGMENT_REGISTER_JUMP + 1> kind_lengths;

/* The lengths for the sequences of STRING that begin at START and have at most LENGTH items.  */
kind_lengths find_kind_lengths (const unit_string &string, uint32_t start, uint32_t length);

} // namespace outline

#endif
