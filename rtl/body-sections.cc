/* Which bodies may stand in one section.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/body-sections.h"

#include <algorithm>

namespace outline
{

uint32_t
body_sections::number (const std::vector<uint32_t> &starts, uint32_t length)
{
  const joined_text &j = m_joined;
  bool symbols = j.symbolic[starts[0] + length] != j.symbolic[starts[0]];
  if (!m_droppable || (m_tables && !symbols))
    return 0;
  std::vector<uint32_t> kept;
  for (uint32_t start : starts)
    kept.push_back (m_texts[j.text[start]].kept);
  std::sort (kept.begin (), kept.end ());
  kept.erase (std::unique (kept.begin (), kept.end ()), kept.end ());
  uint32_t next = m_numbers.size () + 1;
  return m_numbers.emplace (std::move (kept), next).first->second;
}

} // namespace outline
