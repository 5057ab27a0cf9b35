/* Places of functions, and between them, of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/write/text-places.h"

#include <numeric>

#include "facts/code-place.h"

namespace outline
{

void
text_places::divide (const std::vector<unsigned> &functions)
{
  /* gas has 8,192 subsections.  */
  const uint64_t most_ranks = 4000, ranks = MIN (most_ranks, functions.size ());
  for (size_t i = 0; i < functions.size (); i++)
    m_ranks[functions[i]] = i * ranks / functions.size ();
  m_bytes.assign (ranks, 0);
}

std::optional<text_place>
text_places::add_function (uint32_t bytes)
{
  auto rank = m_ranks.find (DECL_UID (current_function_decl));
  if (rank == m_ranks.end ())
    return std::nullopt;
  go_to (2 * rank->second);
  uint32_t &written = m_bytes[rank->second];
  const text_place start = { rank->second, written };
  written += bytes;
  return start;
}

const std::vector<uint32_t> &
text_places::gaps ()
{
  m_ends.resize (m_bytes.size ());
  std::partial_sum (m_bytes.begin (), m_bytes.end (), m_ends.begin ());
  return m_ends;
}

void
text_places::go_to_gap (uint32_t number)
{
  if (!m_bytes.empty ())
    go_to (2 * number + 1);
}

void
text_places::go_to_end ()
{
  go_to_gap (m_bytes.size () - 1);
}

/* What is written to text_section from now on is in SUBSECTION.  */
void
text_places::go_to (uint32_t subsection)
{
  if (in_section == text_section)
    in_section = NULL;
  m_directive = "\t.text\t" + std::to_string (subsection);
  text_section->unnamed.data = m_directive.c_str ();
}

} // namespace outline
