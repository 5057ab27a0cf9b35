/* How long a fragment of each kind can be.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_KIND_LENGTHS_H
#define OUTLINE_RTL_CHOOSE_KIND_LENGTHS_H

#include "rtl/choose/choose.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* By kind of fragment: the length, in items, of the longest sequence that can be one; 0 if there
   is none.  */
struct kind_lengths
{
  uint32_t tail = 0;
  uint32_t called = 0;
  uint32_t thunk = 0;
  uint32_t register_jump = 0;
  uint32_t register_call = 0;

  uint32_t of (fragment_kind kind) const;
};

/* The lengths for the sequences of STRING that begin at START and have at most LENGTH items.  */
kind_lengths find_kind_lengths (const unit_string &string, uint32_t start, uint32_t length);

} // namespace outline

#endif
