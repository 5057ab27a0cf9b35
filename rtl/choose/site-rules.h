/* Where a fragment may have a site.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_SITE_RULES_H
#define OUTLINE_RTL_CHOOSE_SITE_RULES_H

#include <vector>

#include "rtl/choose/costs.h"

namespace outline
{

/* Which sequences of a unit string may be sites.  What depends on the instructions alone is in find_kind_lengths; this
   is what differs from place to place.  Keeps references to what it is made of.  */
class site_rules
{
public:
  site_rules (const choice_context &unit, const fold_costs &costs) : m_unit (unit), m_costs (costs) {}

  /* Whether the LENGTH items at START may be a site of KIND, and something is saved there.  */
  bool site_p (fragment_kind kind, uint32_t start, uint32_t length) const;

private:
  bool open_p (fragment_kind kind, uint32_t start, uint32_t length) const;
  bool in_scope_p (uint32_t start) const;

  const choice_context &m_unit;
  const fold_costs &m_costs;
};

} // namespace outline

#endif
