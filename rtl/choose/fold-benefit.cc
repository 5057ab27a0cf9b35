/* What a fragment saves in a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/fold-benefit.h"

#include <algorithm>

#include "core/linked-worth.h"
#include "core/sum.h"

namespace outline
{

namespace
{

/* The least that a COMDAT fragment must save, in bytes: the linker may keep fewer of its sites than
   the unit has.  */
const int64_t min_linkonce = 16;

/* What fragments add to an unwind entry that the section has anyway: rows that restore the frame
   before them, and padding.  */
const int64_t open_entry_bytes = 8;

} // namespace

fold_benefit::fold_benefit (const choice_context &unit) : m_unit (unit)
{
  if (!unit.limits.sorted)
    for (code_section code : { CODE_UNLIKELY, CODE_HOT })
      close ({ code, 0 });
}

/* Whether a linker surely keeps all functions with code at STARTS.  */
bool
fold_benefit::surely_kept_p (const std::vector<uint32_t> &starts) const
{
  return std::all_of (starts.begin (), starts.end (), [&] (uint32_t start) {
    return m_unit.function_at (start).linked_group == core::always_kept;
  });
}

/* The number of the section for a fragment with these sites.  */
uint32_t
fold_benefit::section_number (const std::vector<uint32_t> &starts, uint32_t length) const
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
fold_benefit::section_of (const std::vector<uint32_t> &starts, uint32_t length) const
{
  fragment_section section = { CODE_UNLIKELY, section_number (starts, length) };
  for (uint32_t start : starts)
    section.code = std::max (section.code, m_unit.string.section[start]);
  if (section.number == 0 && closed_p (section))
    section.code = CODE_USUAL;
  return section;
}

/* What the code of a fragment of KIND costs, in bytes, with sites at STARTS, ascending.  A tail stands directly after
   the function of its last site if that ends there (fragment_store::write_after): this site needs no jump then and, for
   those who follow the code, neither the tail nor what comes after the function begins with another frame than what is
   before.  */
int64_t
fold_benefit::code_bytes (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const
{
  const unit_string &string = m_unit.string;
  const uint32_t last = starts.back ();
  int64_t bytes = m_unit.fragment_bytes (kind, starts[0], length);
  if (m_unit.limits.entered_from_above && kind == FRAGMENT_TAIL
      && last + length - string.first[string.function[last]] == m_unit.function_at (last).end)
    {
      bytes -= m_unit.sizes.jump;
      if (string.unwind.over (last, length))
        bytes -= 2 * m_unit.sizes.followed_row;
      if (string.trapping.over (last, length))
        bytes += m_unit.sizes.name;
    }
  return std::max<int64_t> (bytes, 0);
}

/* The linker keeps one copy of a COMDAT function.  Whether it is this unit's is not known, so half of what is saved
   in such functions counts.  */
int64_t
fold_benefit::of_fragment (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length,
                           bool *linkonce) const
{
  std::vector<core::linked_user> users, in_comdat;
  for (uint32_t start : starts)
    {
      const function_code &code = m_unit.function_at (start);
      (code.comdat ? in_comdat : users).push_back ({ code.linked_group, m_unit.saved_at_site (kind, start, length) });
    }
  int64_t fragment = code_bytes (kind, starts, length);
  int64_t worth = core::linked_worth (users, fragment + own_entry (section_of (starts, length)));
  bool shared = worth >= m_unit.limits.min_benefit;
  bool local = m_unit.string.local.over (starts[0], length);
  if (linkonce)
    *linkonce = !shared && !in_comdat.empty () && !local;
  if (m_unit.limits.stress)
    return starts.size () * length;
  if (shared)
    return worth + core::sum_of (in_comdat, &core::linked_user::saved) / 2;
  users.insert (users.end (), in_comdat.begin (), in_comdat.end ());
  int64_t together = core::linked_worth (users, fragment + m_unit.sizes.entry);
  return local || together < min_linkonce ? -1 : together / 2;
}

int64_t
fold_benefit::with_shared (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const
{
  if (m_unit.limits.stress)
    /* Before the unit's own.  */
    return 2 * int64_t (starts.size ()) * length;
  int64_t saved = 0;
  for (uint32_t start : starts)
    saved += m_unit.saved_at_site (kind, start, length);
  return saved;
}

int64_t
fold_benefit::shared_cost (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const
{
  return code_bytes (kind, starts, length) + own_entry (section_of (starts, length));
}

int64_t
fold_benefit::entry_bytes (const fragment_section &section) const
{
  bool open = section.number == 0 && m_unit.limits.entry_open[section.code];
  return open ? open_entry_bytes : m_unit.sizes.entry;
}

} // namespace outline
