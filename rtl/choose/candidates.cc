/* What could be folded in a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   All functions of the unit form one string of instruction classes (rtl/choose/unit-string.h), with a unique symbol
   wherever no sequence may continue:

     f  push  mov1  call_g  |  add  ret  |      g  mov1  call_g  add  ret  |

   Repeats of the string (core/repeats.h) become candidates of up to five kinds:

     tail            the repeat ends in an instruction after which control does not go on:
                     "add ret", jumped to;
     thunk           it is cut after its last call: "mov1 call_g", called;
     called          the repeat up to the first instruction that moves the stack pointer;
     register call   a part that may move the stack pointer down, without calls: "push mov1";
     register jump   a part without calls, also where nothing may be called.

   Which kinds are legal follows from the classes and from what is in use at each site: functions
   that keep data below their stack pointer call no fragments, and the last two kinds need a free
   register.  These also need equal frame states, which are not part of the classes of plain
   instructions, so the sites of a repeat are grouped by state.  */

#include "rtl/choose/candidates.h"

#include <algorithm>
#include <map>

#include "core/repeats.h"
#include "rtl/choose/find-program-sequences.h"
#include "rtl/choose/kind-lengths.h"

namespace outline
{

namespace
{

/* Longer repeats are cut to this many items, and are found in pieces.  */
const uint32_t most_items = 1 << 14;

class collector
{
public:
  collector (const choice_context &unit, const program_supply &supply, const fold_benefit &benefit)
    : m_unit (unit), m_supply (supply), m_benefit (benefit)
  {}

  std::vector<fold_candidate> collect ();

private:
  void consider (const core::repeat &r);
  void consider_kind (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length);
  void consider_states (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length);
  void consider_in_place (const core::repeat &r, const kind_lengths &ends);
  void consider_program_sequence (uint32_t index, const std::vector<uint32_t> &starts);

  const choice_context &m_unit;
  const program_supply &m_supply;
  const fold_benefit &m_benefit;
  std::vector<fold_candidate> m_candidates;
};

/* Makes candidates of KIND for those of STARTS whose first LENGTH items may be
   sites.  */
void
collector::consider_kind (fragment_kind kind, const std::vector<uint32_t> &starts,
                          uint32_t length)
{
  std::vector<uint32_t> sites;
  for (uint32_t start : starts)
    if (m_unit.site_p (kind, start, length))
      sites.push_back (start);
  if (sites.size () < m_unit.limits.min_occurrences
      || m_benefit.of_fragment (kind, sites, length) < m_unit.limits.min_benefit)
    return;
  fold_candidate f;
  f.kind = kind;
  for (uint32_t start : sites)
    f.sites.push_back ({ start, length });
  m_candidates.push_back (std::move (f));
}

/* The same for kinds whose sites must have one frame state: a candidate for each state.  */
void
collector::consider_states (fragment_kind kind, const std::vector<uint32_t> &starts,
                            uint32_t length)
{
  std::map<class_id, std::vector<uint32_t>> by_state;
  for (uint32_t start : starts)
    by_state[m_unit.string.state[start]].push_back (start);
  for (const auto &group : by_state)
    if (group.second.size () >= m_unit.limits.min_occurrences)
      consider_kind (kind, group.second, length);
}

/* Adds register-call candidates for R, whose lengths by kind are ENDS, if it moves the stack
   pointer; and register-jump candidates if fragments that are called are shorter or not legal at
   some site.  */
void
collector::consider_in_place (const core::repeat &r, const kind_lengths &ends)
{
  uint32_t called = ends[FRAGMENT_REGISTER_CALL], jumped = ends[FRAGMENT_REGISTER_JUMP];
  uint32_t moving = m_unit.string.next_moving[r.starts[0]] - r.starts[0];
  bool register_call = m_unit.sizes.register_call && moving < called;
  if (register_call && called >= r.min_length)
    consider_states (FRAGMENT_REGISTER_CALL, r.starts, called);
  if (!m_unit.sizes.register_jump_site || !jumped || jumped < r.min_length)
    return;
  uint32_t better = register_call ? called : ends[FRAGMENT_CALLED];
  bool callable = std::all_of (r.starts.begin (), r.starts.end (),
                               [&] (uint32_t start) { return !m_unit.string.uncallable.over (start, jumped); });
  if (!callable || better < jumped)
    consider_states (FRAGMENT_REGISTER_JUMP, r.starts, jumped);
}

/* Makes a candidate for those of STARTS, which have the instructions of sequence INDEX of the supply, that
   may be its sites.  */
void
collector::consider_program_sequence (uint32_t index, const std::vector<uint32_t> &starts)
{
  const program_sequence &s = m_supply.sequences[index];
  uint32_t length = s.program_classes.size ();
  fold_candidate f;
  f.kind = s.kind;
  f.program_fragment = s.fragment;
  if (find_kind_lengths (m_unit.string, starts[0], length)[s.kind] < length)
    return;
  class_id state = no_class;
  for (uint32_t start : starts)
    {
      class_id here = m_unit.string.state[start];
      if (takes_register_p (s.kind)
          && (here == no_class ? no_program_class : m_supply.program_class_of[here]) != s.state)
        continue;
      /* All sites of a fragment have one (chosen_fragment::state); other classes of states have
         other directives.  */
      if (f.sites.empty ())
        state = here;
      if (m_unit.site_p (s.kind, start, length) && (!takes_register_p (s.kind) || here == state))
        f.sites.push_back ({ start, length });
    }
  if (!f.sites.empty ())
    m_candidates.push_back (std::move (f));
}

/* Makes candidates for R.  */
void
collector::consider (const core::repeat &r)
{
  uint32_t start = r.starts[0], length = std::min (r.length, most_items);
  kind_lengths ends = find_kind_lengths (m_unit.string, start, length);
  for (fragment_kind kind : { FRAGMENT_TAIL, FRAGMENT_THUNK, FRAGMENT_CALLED })
    if (ends[kind] > 0 && ends[kind] >= r.min_length
        && !(kind == FRAGMENT_CALLED && ends[kind] == ends[FRAGMENT_THUNK]))
      consider_kind (kind, r.starts, ends[kind]);
  consider_in_place (r, ends);
}

std::vector<fold_candidate>
collector::collect ()
{
  core::repeat_limits limits;
  limits.min_occurrences = m_unit.limits.min_occurrences;
  core::for_each_repeat (m_unit.string.symbols, m_unit.string.alphabet, limits,
                         [this] (const core::repeat &r) { consider (r); });
  if (!m_supply.sequences.empty ())
    for_each_program_sequence (m_unit.string, m_supply,
                     [this] (uint32_t index, const std::vector<uint32_t> &starts) {
                       consider_program_sequence (index, starts);
                     });
  return std::move (m_candidates);
}

} // namespace

std::vector<fold_candidate>
collect_candidates (const choice_context &unit, const program_supply &supply, const fold_benefit &benefit)
{
  return collector (unit, supply, benefit).collect ();
}

} // namespace outline
