/* Bytes and executed instructions of sites and fragments.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_COSTS_H
#define OUTLINE_RTL_CHOOSE_COSTS_H

#include "rtl/choose/choose.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* What is chosen from, and by what.  */
struct choice_context
{
  const class_table &classes;
  const std::vector<function_code> &functions;
  const unit_string &string;    /* Of FUNCTIONS.  */
  const linkage_bytes &sizes;
  const choice_limits &limits;
};

/* Bytes and executed instructions of sequences of a unit string, by kind of fragment.  */
class fold_costs
{
public:
  /* Keeps a reference to UNIT.  */
  explicit fold_costs (const choice_context &unit) : m_unit (unit) {}

  /* The bytes of code and unwind table that a site of KIND saves which takes the place of LENGTH items at
     START, without those of the fragment.  */
  uint32_t saved_at_site (fragment_kind kind, uint32_t start,
                          uint32_t length) const;

  /* The bytes of a fragment with these items, without the unwind entry that it may
     share.  */
  uint32_t fragment_bytes (fragment_kind kind, uint32_t start, uint32_t length) const;

  /* How many more instructions are executed each time that control reaches such a
     site.  */
  unsigned added_at_site (fragment_kind kind, uint32_t start,
                          uint32_t length) const;

  /* The bytes of the call or jump at a site.  */
  uint32_t
  site_bytes (fragment_kind kind) const
  {
    return (kind == FRAGMENT_REGISTER_JUMP ? m_unit.sizes.register_jump_site
            : kind == FRAGMENT_TAIL ? m_unit.sizes.jump
                                : m_unit.sizes.call);
  }

  /* Whether a fragment of KIND with these items has calls inside that come back to it.  */
  bool inner_calls_p (fragment_kind kind, uint32_t start, uint32_t length) const;

private:
  uint32_t rows_in_place (fragment_kind kind, uint32_t start,
                          uint32_t length) const;

  const choice_context &m_unit;
};

} // namespace outline

#endif
