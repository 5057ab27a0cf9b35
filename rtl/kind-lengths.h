/* How long sequences of each kind may be.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_KIND_LENGTHS_H
#define OUTLINE_RTL_KIND_LENGTHS_H

#include "rtl/unit-string.h"

namespace outline
{

/* Where a sequence may end, by the way in and out (fragment_kind): the longest
   length, in items, after which nothing in it demands more; 0 if there is
   none.  */
struct kind_lengths
{
  uint32_t tail = 0;    /* Of all classes.  */
  uint32_t called = 0;  /* Of those that leave the stack pointer where it is.  */
  uint32_t thunk = 0;   /* Of those, ending in a call.  */
  uint32_t register_jump = 0;  /* Of those that neither call nor end a tail.  */
  uint32_t register_call = 0;  /* Of those that also leave the stack pointer or move it
                           down.  */
};

/* The ends of a sequence of J that begins at START and has LENGTH items at
   most.  */
kind_lengths find_kind_lengths (const unit_string &j, uint32_t start,
                         uint32_t length);

} // namespace outline

#endif
