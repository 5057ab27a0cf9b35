/* Where a fragment may have a site.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/site-rules.h"

namespace outline
{

/* Whether START is in the scope of its function.  */
static bool
in_scope_p (const choice_context &unit, uint32_t start)
{
  const function_code &code = unit.function_at (start);
  const insn_item &item = code.items[start - unit.string.first[unit.string.function[start]]];
  return within_max_executions_p (code, item.frequency, unit.string.frequency[start]);
}

/* Whether control may leave the function for a fragment of KIND at the LENGTH items from START.  */
static bool
open_p (const unit_string &string, fragment_kind kind, uint32_t start, uint32_t length)
{
  return (string.uses[start] & ITEM_ENTER
          && !(called_p (kind) && string.uncallable.over (start, length))
          && !(takes_register_p (kind) && string.without_register.over (start, length))
          && !(kind == FRAGMENT_TAIL && string.unjumpable.over (start, length)));
}

bool
site_p (const choice_context &unit, fragment_kind kind, uint32_t start, uint32_t length)
{
  if (!open_p (unit.string, kind, start, length) || !in_scope_p (unit, start))
    return false;
  if (!unit.limits.stress)
    return unit.saved_at_site (kind, start, length);
  return unit.limits.growth || unit.string.bytes.over (start, length) >= unit.site_bytes (kind);
}

} // namespace outline
