/* Finds the sequences that the units of a program share in one of them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_FIND_PROGRAM_SEQUENCES_H
#define OUTLINE_RTL_CHOOSE_FIND_PROGRAM_SEQUENCES_H

#include <functional>

#include "rtl/choose/choose.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* Calls FOUND for each sequence of SUPPLY that STRING has: its index, and the starts, ascending, of places with
   equal classes.  Places of one sequence may have different classes; FOUND is called once for each
   set of places with equal classes.  Takes time O(n) for sequences of a bounded length.  */
void for_each_program_sequence (const unit_string &string, const program_supply &supply,
                      const std::function<void (uint32_t, const std::vector<uint32_t> &)> &found);

} // namespace outline

#endif
