/* Places between the functions of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/write/text-places.h"

#include "facts/code-place.h"
#include "plugin/options.h"

namespace outline
{

/* Bytes of code between two gaps, at least (in stress mode 1); how many gaps there may be: gas has 8,192
   subsections.  */
static const uint32_t least_between = 256, most_gaps = 4000;

int64_t
text_places::add_function (uint32_t bytes)
{
  if (!m_divided || section_of_code (current_function_decl) != text_section)
    return -1;
  if (m_bytes - m_last >= (opts.stress ? 1 : least_between) && m_gaps.size () < most_gaps)
    {
      m_gaps.push_back (m_bytes);
      m_last = m_bytes;
      go_to (2 * m_gaps.size ());
    }
  m_bytes += bytes;
  return m_bytes - bytes;
}

std::vector<uint32_t>
text_places::gaps () const
{
  std::vector<uint32_t> all = m_gaps;
  all.push_back (m_bytes);
  return all;
}

void
text_places::go_to_gap (uint32_t number)
{
  if (!m_gaps.empty ())
    go_to (2 * number + 1);
}

void
text_places::go_to_end ()
{
  go_to_gap (m_gaps.size ());
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
