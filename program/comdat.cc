/* Functions that several units have, of which the linker keeps one.
   SPDX-License-Identifier: GPL-3.0-or-later

     walk      unit 0: f g    unit 1: g h    unit 2: f
     by name   f 0, f 2, g 0, g 1, h 1       of each name the first one stays
     by unit   1: g    2: f                  removed in the next walk  */

#include "program/comdat.h"

#include <cstring>

#include "program/digest.h"

namespace outline
{

/* The first eight of BYTES as a number.  */
static uint64_t
number_at (const char *bytes)
{
  uint64_t n;
  memcpy (&n, bytes, sizeof n);
  return n;
}

void
comdat_copies::note (const unit_summary &unit, const std::string &order)
{
  for (uint32_t f = 0; f < unit.functions.size (); f++)
    if (!unit.functions[f].comdat.empty ())
      {
        std::string name = digest (unit.functions[f].comdat);
        m_named->add ({ { number_at (&name[0]), number_at (&name[8]) }, number_at (&order[0]),
                       m_noted, f });
      }
  m_noted++;
}

void
comdat_copies::begin_walk ()
{
  if (m_named)
    {
      find_copies ();
      m_named.reset ();
      m_copies.finish ();
    }
  m_copies.restart ();
  m_next = m_copies.next ();
  m_walked = 0;
}

/* Goes through what has been noted, by name.  */
void
comdat_copies::find_copies ()
{
  m_named->finish ();
  named_function last = {};
  for (bool first = true; const named_function *f = m_named->next (); first = false)
    {
      if (!first && f->name[0] == last.name[0] && f->name[1] == last.name[1])
        m_copies.add ({ f->unit, f->function });
      last = *f;
    }
}

void
comdat_copies::remove_from (unit_summary *unit)
{
  std::vector<summary_function> kept;
  for (uint32_t f = 0; f < unit->functions.size (); f++)
    if (m_next && m_next->unit == m_walked && m_next->function == f)
      m_next = m_copies.next ();
    else
      kept.push_back (std::move (unit->functions[f]));
  unit->functions = std::move (kept);
  m_walked++;
}

} // namespace outline
