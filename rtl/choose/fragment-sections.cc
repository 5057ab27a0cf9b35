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
    code = std::max (code, m_joined.section[start]);
  return code;
}

/* The number of the section for such a fragment.  */
uint32_t
fragment_sections::number (const std::vector<uint32_t> &starts, uint32_t length)
{
  const unit_string &j = m_joined;
  bool symbols = j.symbolic[starts[0] + length] != j.symbolic[starts[0]];
  if (!m_droppable || (m_tables && !symbols))
    return 0;
  std::vector<uint32_t> kept;
  kept.reserve (starts.size ());
  for (uint32_t start : starts)
    kept.push_back (m_functions[j.function[start]].kept);
  std::sort (kept.begin (), kept.end ());
  kept.erase (std::unique (kept.begin (), kept.end ()), kept.end ());
  uint32_t next = m_numbers.size () + 1;
  return m_numbers.emplace (std::move (kept), next).first->second;
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
