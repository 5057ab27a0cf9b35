/* Where a fragment may have a site.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/site-rules.h"

namespace outline
{

/* Whether START is in the scope of its function.  */
bool
site_rules::in_scope_p (uint32_t start) const
{
  uint32_t function = m_unit.string.function[start];
  const function_code &code = m_unit.functions[function];
  return within_max_executions_p (code, code.items[start - m_unit.string.first[function]].frequency,
                                  m_unit.string.frequency[start]);
}

/* Whether control may leave the function for a fragment of KIND at the LENGTH items from START.  */
bool
site_rules::open_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  uint32_t end = start + length;
  return (m_unit.string.uses[start] & ITEM_ENTER
          && !(called_p (kind) && m_unit.string.uncallable[end] != m_unit.string.uncallable[start])
          && !(takes_register_p (kind) && m_unit.string.without_register[end] != m_unit.string.without_register[start])
          && !(kind == FRAGMENT_TAIL
               && m_unit.string.unjumpable[end] != m_unit.string.unjumpable[start]));
}

bool
site_rules::site_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  if (!open_p (kind, start, length) || !in_scope_p (start))
    return false;
  if (!m_unit.limits.stress)
    return m_costs.saved_at_site (kind, start, length);
  return (m_unit.limits.growth
          || m_unit.string.bytes[start + length] - m_unit.string.bytes[start] >= m_costs.site_bytes (kind));
}

} // namespace outline
