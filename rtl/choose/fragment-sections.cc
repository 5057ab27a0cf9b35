/* Which fragments may be in one section.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/fragment-sections.h"

#include <algorithm>

namespace outline
{

/* The section of the most frequently executed code at STARTS.  */
code_section
fragment_sections::code_of (const std::vector<uint32_t> &starts) const
{
  code_section code = CODE_UNLIKELY;
  for (uint32_t start : starts)
    code = std::max (code, m_unit.string.section[start]);
  return code;
}

/* Whether a linker surely keeps all functions with code at STARTS.  */
bool
fragment_sections::surely_kept_p (const std::vector<uint32_t> &starts) const
{
  return std::all_of (starts.begin (), starts.end (), [&] (uint32_t start) {
    return m_unit.function_at (start).linked_group == core::always_kept;
  });
}

/* The number of the section for such a fragment.  */
uint32_t
fragment_sections::number (const std::vector<uint32_t> &starts, uint32_t length)
{
  if (std::all_of (starts.begin (), starts.end (), [&] (uint32_t start) {
        return m_unit.function_at (start).joined;
      }))
    return 0;
  bool symbols = m_unit.string.symbolic.over (starts[0], length);
  if (!m_unit.limits.droppable || (m_unit.limits.tables && !symbols && surely_kept_p (starts)))
    return 0;
  std::vector<uint32_t> groups;
  groups.reserve (starts.size ());
  for (uint32_t start : starts)
    groups.push_back (m_unit.function_at (start).gc_group);
  std::sort (groups.begin (), groups.end ());
  groups.erase (std::unique (groups.begin (), groups.end ()), groups.end ());
  uint32_t next = m_numbers.size () + 1;
  return m_numbers.emplace (std::move (groups), next).first->second;
}

fragment_section
fragment_sections::find (const std::vector<uint32_t> &starts, uint32_t length)
{
  fragment_section section;
  section.code = code_of (starts);
  section.number = number (starts, length);
  if (section.number == 0 && m_closed[section.code])
    section.code = CODE_USUAL;
  return section;
}

} // namespace outline
