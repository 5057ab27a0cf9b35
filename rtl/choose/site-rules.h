/* Where a fragment may have a site.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_SITE_RULES_H
#define OUTLINE_RTL_CHOOSE_SITE_RULES_H

#include <vector>

#include "rtl/choose/choose.h"
#include "rtl/choose/costs.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* Which sequences of a unit string may be sites.  What depends on the instructions alone is in find_kind_lengths; this
   is what differs from place to place.  Keeps references to what it is made of.  */
class site_rules
{
public:
  site_rules (const std::vector<function_code> &functions, const unit_string &string, const choice_limits &limits,
              const fold_costs &costs)
    : m_functions (functions), m_string (string), m_limits (limits), m_costs (costs)
  {}

  /* Whether the LENGTH items at START may be a site of KIND, and something is saved there.  */
  bool site_p (fragment_kind kind, uint32_t start, uint32_t length) const;

private:
  bool open_p (fragment_kind kind, uint32_t start, uint32_t length) const;
  bool in_scope_p (uint32_t start) const;

  const std::vector<function_code> &m_functions;
  const unit_string &m_string;
  const choice_limits &m_limits;
  const fold_costs &m_costs;
};

} // namespace outline

#endif
