/* Which constants in the code functions leave to the tables of functions after them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/defer-constants.h"

#include <algorithm>

namespace outline
{

/* In bytes: a constant, and what aligns a table.  */
const uint32_t constant_bytes = 4, alignment = 4;

/* So many bytes code may become longer than expected.  More than that costs bytes, and does no harm.  */
const uint32_t margin = 16;

deferred_constants::deferred_constants (const std::vector<section_code> &expected, bool all)
  : m_all (all)
{
  uint64_t position = 0;
  uint32_t unknown = 0;
  for (size_t i = 0; i < expected.size (); i++)
    {
      unknown += expected[i].unknown;
      m_unknown.push_back (unknown);
      for (const table_constant &c : expected[i].constants)
        m_occurrences[c.key].push_back ({ i, position + c.place });
      position += expected[i].bytes;
      m_ends.push_back (position);
    }
}

/* Whether code after NUMBER, which ends at END, has a constant with KEY, at LAST_PLACE or before.  */
bool
deferred_constants::wanted_p (uint32_t key, size_t number, uint64_t end, uint64_t last_place) const
{
  if (m_all)
    return true;
  auto found = m_occurrences.find (key);
  if (found == m_occurrences.end ())
    return false;
  auto next = std::upper_bound (found->second.begin (), found->second.end (), number,
                                [] (size_t n, const occurrence &o) { return n < o.number; });
  return (next != found->second.end () && m_unknown[next->number] == m_unknown[number]
          && end + (next->place - m_ends[number]) + margin <= last_place);
}

/* Whether what is pending can be written after END, and a constant more, which may be at LAST_PLACE at most.  */
bool
deferred_constants::room_p (uint64_t end, uint64_t last_place) const
{
  for (const auto &p : m_pending)
    last_place = std::min (last_place, p.second.last_place);
  return end + alignment + constant_bytes * (m_pending.size () + 1) <= last_place;
}

/* Whether all that is pending can be placed in CODE, if that has it, or after it.  */
bool
deferred_constants::in_reach_p (const section_code &code) const
{
  std::unordered_map<uint32_t, uint32_t> places;
  for (const table_constant &c : code.constants)
    places.emplace (c.key, c.place);
  uint64_t after = m_position + code.bytes + alignment + constant_bytes * m_pending.size ();
  return std::all_of (m_pending.begin (), m_pending.end (), [&] (const auto &p) {
    auto found = places.find (p.first);
    uint64_t place = found == places.end () ? after : m_position + found->second;
    return place <= p.second.last_place;
  });
}

std::vector<int>
deferred_constants::finish ()
{
  std::vector<int> labels;
  for (const auto &p : m_pending)
    labels.push_back (p.second.label);
  std::sort (labels.begin (), labels.end ());
  m_position += labels.empty () ? 0 : alignment + constant_bytes * labels.size ();
  m_pending.clear ();
  return labels;
}

deferred_constants::step
deferred_constants::next (size_t number, const section_code &code)
{
  step s;
  if (code.unknown || !in_reach_p (code))
    s.written = finish ();
  uint64_t end = m_position + code.bytes;
  for (const table_constant &c : code.constants)
    {
      deferred_constant d;
      uint64_t last_place = m_position + c.last_place;
      auto pending = m_pending.find (c.key);
      if (pending != m_pending.end ())
        {
          d.label = pending->second.label;
          last_place = std::min (last_place, pending->second.last_place);
        }
      d.deferred = (!code.unknown && wanted_p (c.key, number, end, last_place)
                    && room_p (end, last_place));
      if (d.deferred && d.label < 0)
        d.label = m_labels++;
      if (d.deferred)
        m_pending[c.key] = { d.label, last_place };
      else if (pending != m_pending.end ())
        m_pending.erase (pending);
      s.constants.push_back (d);
    }
  m_position = end;
  return s;
}

} // namespace outline
