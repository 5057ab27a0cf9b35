/* Sites and fragments of each kind: where they may be, and what they cost.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_COSTS_H
#define OUTLINE_RTL_CHOOSE_COSTS_H

#include "rtl/choose/choose.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* What is chosen from, and by what; and what sequences of the string, LENGTH items from START on, may be and cost, by
   kind of fragment.  */
struct choice_context
{
  const class_table &classes;
  const std::vector<function_code> &functions;
  const unit_string &string;    /* Of FUNCTIONS.  */
  const linkage_bytes &sizes;
  const choice_limits &limits;

  /* The function that START is in.  */
  const function_code &function_at (uint32_t start) const { return functions[string.function[start]]; }

  /* The bytes of code and unwind table that a site of KIND saves which takes the place of these items, without those of
     the fragment.  */
  uint32_t saved_at_site (fragment_kind kind, uint32_t start, uint32_t length) const;

  /* The bytes of a fragment with these items, without the unwind entry that it may
     share.  */
  uint32_t fragment_bytes (fragment_kind kind, uint32_t start, uint32_t length) const;

  /* How many more instructions are executed each time that control reaches such a
     site.  */
  unsigned added_at_site (fragment_kind kind, uint32_t start, uint32_t length) const;

  /* The bytes of the call or jump at a site.  */
  uint32_t
  site_bytes (fragment_kind kind) const
  {
    return (kind == FRAGMENT_REGISTER_JUMP ? sizes.register_jump_site
            : kind == FRAGMENT_TAIL ? sizes.jump
                                    : sizes.call);
  }

  /* Whether a fragment of KIND with these items has calls inside that come back to it.  */
  bool inner_calls_p (fragment_kind kind, uint32_t start, uint32_t length) const;

  /* Whether these items may be a site of KIND, and something is saved there.  What depends on the instructions alone is
     in find_kind_lengths; this is what differs from place to place.  */
  bool site_p (fragment_kind kind, uint32_t start, uint32_t length) const;
};

} // namespace outline

#endif
