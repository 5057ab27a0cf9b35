/* Fragments that end in others.  SPDX-License-Identifier: GPL-3.0-or-later

   Walk backwards from the sites of F, one item at a time; at each step keep the sites whose preceding item is the same,
   choosing the item that saves most.  Each depth (a number of items before F) is an entry at which sites may begin:

     depth  2      1      0
            mov    add    F        sites: 3 with add, 2 of these with mov
     sites  2      1      the rest

   How deep to go is decided once the walk has ended.  */

#include "rtl/choose/nest-fragments.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/linked-worth.h"
#include "core/prefixes.h"
#include "core/taken-set.h"
#include "rtl/choose/kind-lengths.h"

namespace outline
{

namespace
{

/* In items.  What repeats for longer has been found as a repeat.  */
const uint32_t max_depth = 32;

/* Where the sites of one fragment begin.  */
struct entries
{
  std::vector<uint32_t> depths; /* By site.  */
  int64_t saved = 0;            /* Bytes, more than with all depths 0.  */
};

class nester
{
public:
  nester (const choice_context &unit, const fold_benefit &benefit, double price)
    : m_unit (unit), m_benefit (benefit), m_price (price), m_taken (unit.string.symbols.size ())
  {}

  void nest (std::vector<chosen_fragment> &chosen);

private:
  std::vector<bool> nested_already (const std::vector<chosen_fragment> &chosen) const;
  bool extensible_p (const chosen_fragment &fragment) const;
  bool legal_p (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const;
  int64_t saved_at (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const;
  int64_t cost_of (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const;
  std::vector<uint32_t> most_worthwhile (const std::vector<uint32_t> &sites, uint32_t depth) const;
  entries find_entries (const chosen_fragment &fragment);
  chosen_fragment at_depth (const chosen_fragment &fragment, const entries &found, uint32_t depth) const;
  void split (const chosen_fragment &fragment, const entries &found, std::vector<chosen_fragment> &result);

  /* The position of the first item of SITE.  */
  uint32_t position (const fragment_site &site) const { return m_unit.string.first[site.function] + site.item; }

  const choice_context &m_unit;
  const fold_benefit &m_benefit;
  double m_price;               /* Of an executed instruction, in bytes.  */
  core::taken_set m_taken;      /* Positions in sites.  */
  std::vector<uint32_t> m_starts; /* Of the sites of the current fragment.  */
};

/* Whether FRAGMENT may be the end of another one.  The text of a fragment that takes a register, has a frame around
   inner calls, or is for several objects begins with something of its own; labels, of blocks or constants, have other
   numbers in each fragment.  */
bool
nester::extensible_p (const chosen_fragment &fragment) const
{
  uint32_t start = position (fragment.sites[0]), length = fragment.classes.size ();
  return (fragment.program_fragment == no_program_fragment && !fragment.linkonce && !takes_register_p (fragment.kind)
          && (m_unit.limits.nested_calls || !called_p (fragment.kind)) && !m_benefit.closed_p (fragment.section)
          && !m_unit.inner_calls_p (fragment.kind, start, length)
          && !m_unit.string.constants.over (start, length)
          && std::none_of (fragment.classes.begin (), fragment.classes.end (),
                           [&] (class_id id) { return m_unit.classes[id].bytes == 0; }));
}

/* Whether FRAGMENT, which begins at START, may begin DEPTH items earlier, by the instructions there.  With its section
   all that it names is kept for all of its sites.  */
bool
nester::legal_p (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const
{
  uint32_t first = start - depth, length = fragment.classes.size () + depth;
  uint32_t longest = find_kind_lengths (m_unit.string, first, length)[fragment.kind];
  return (longest == length && !m_unit.inner_calls_p (fragment.kind, first, length)
          && !m_unit.string.constants.over (first, depth)
          && !(m_unit.limits.droppable && m_unit.string.symbolic.over (first, depth)));
}

/* What a site of FRAGMENT saves in addition, in bytes, if it begins DEPTH items before START.  */
int64_t
nester::saved_at (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const
{
  if (m_unit.limits.stress)
    return depth;
  uint32_t length = fragment.classes.size ();
  int64_t saved = (int64_t (m_unit.saved_at_site (fragment.kind, start - depth, length + depth))
                   - m_unit.saved_at_site (fragment.kind, start, length));
  double added = (m_benefit.added_at_site (fragment.kind, start - depth, length + depth)
                  - m_benefit.added_at_site (fragment.kind, start, length));
  /* The linker may keep another copy (fold_benefit::of_fragment).  */
  const int64_t copies = m_unit.function_at (start).comdat ? 2 : 1;
  return saved / copies - int64_t (std::min (std::max (m_price * added, 0.0), 1e15));
}

/* What an entry DEPTH items before FRAGMENT, which begins at START, costs, in bytes.  */
int64_t
nester::cost_of (const chosen_fragment &fragment, uint32_t start, uint32_t depth) const
{
  if (m_unit.limits.stress)
    return depth;
  uint32_t length = fragment.classes.size ();
  int64_t longer = (int64_t (m_unit.fragment_bytes (fragment.kind, start - depth, length + depth))
                    - m_unit.fragment_bytes (fragment.kind, start, length));
  return std::max<int64_t> (longer, m_unit.string.bytes.over (start - depth, depth));
}

/* Of SITES, indexes, which are equal up to one item less than DEPTH before their starts and free there: those with the
   item that saves the most there; fewer than two if there is none.  */
std::vector<uint32_t>
nester::most_worthwhile (const std::vector<uint32_t> &sites, uint32_t depth) const
{
  std::map<uint32_t, std::vector<uint32_t>> by_symbol;
  for (uint32_t site : sites)
    if (uint32_t start = m_starts[site];
        start >= depth && !m_taken.any (start - depth, start - depth + 1)
        && m_unit.string.symbols[start - depth] < m_unit.classes.size ())
      by_symbol[m_unit.string.symbols[start - depth]].push_back (site);
  std::vector<uint32_t> best;
  uint64_t most = 0;
  for (auto &[symbol, same] : by_symbol)
    {
      const insn_class &cls = m_unit.classes[symbol];
      uint64_t saved = (same.size () - 1) * uint64_t (cls.bytes + cls.unwind_bytes + 1);
      if (saved > most)
        {
          most = saved;
          best = std::move (same);
        }
    }
  return best;
}

/* By fragment of CHOSEN: whether it is the end of another one.  */
std::vector<bool>
nester::nested_already (const std::vector<chosen_fragment> &chosen) const
{
  std::vector<std::vector<uint32_t>> backwards;
  for (size_t i = 0; i < chosen.size (); i++)
    {
      const chosen_fragment &f = chosen[i];
      uint32_t alone = f.program_fragment != no_program_fragment || f.linkonce ? i + 1 : 0;
      backwards.push_back ({ alone, f.section.code, f.section.number, f.kind });
      backwards.back ().insert (backwards.back ().end (), f.classes.rbegin (), f.classes.rend ());
    }
  std::vector<size_t> longest = core::longest_with_prefix (backwards);
  std::vector<bool> nested;
  for (size_t i = 0; i < chosen.size (); i++)
    nested.push_back (longest[i] != i);
  return nested;
}

/* Those of SITES that begin earlier, as they save more.  */
std::vector<core::linked_user>
earlier_sites (const std::vector<core::linked_user> &sites)
{
  std::vector<core::linked_user> earlier;
  for (const core::linked_user &site : sites)
    if (site.saved > 0)
      earlier.push_back (site);
  return earlier;
}

/* Where the sites of FRAGMENT, at M_STARTS, should begin.  */
entries
nester::find_entries (const chosen_fragment &fragment)
{
  entries current;
  current.depths.assign (m_starts.size (), 0);
  entries best = current;
  std::vector<core::linked_user> saved;
  for (uint32_t start : m_starts)
    saved.push_back ({ m_unit.function_at (start).linked_group, 0 });
  std::vector<uint32_t> sites (m_starts.size ());
  std::iota (sites.begin (), sites.end (), 0);
  for (uint32_t depth = 1; depth <= max_depth; depth++)
    {
      sites = most_worthwhile (sites, depth);
      if (sites.size () < 2)
        break;
      uint32_t start = m_starts[sites[0]];
      if (!legal_p (fragment, start, depth))
        continue;
      for (uint32_t site : sites)
        {
          if (!m_unit.site_p (fragment.kind, m_starts[site] - depth, fragment.classes.size () + depth))
            continue;
          int64_t here = saved_at (fragment, m_starts[site], depth);
          if (here <= saved[site].saved)
            continue;
          saved[site].saved = here;
          current.depths[site] = depth;
        }
      current.saved = core::linked_worth (earlier_sites (saved), cost_of (fragment, start, depth));
      if (current.saved > best.saved)
        best = current;
    }
  return best;
}

/* The part of FRAGMENT whose sites begin at DEPTH by FOUND.  */
chosen_fragment
nester::at_depth (const chosen_fragment &fragment, const entries &found, uint32_t depth) const
{
  chosen_fragment part = fragment;
  part.sites.clear ();
  part.added = 0;
  for (size_t i = 0; i < fragment.sites.size (); i++)
    if (found.depths[i] == depth)
      {
        part.sites.push_back ({ fragment.sites[i].function, fragment.sites[i].item - depth });
        part.added += m_benefit.added_at_site (fragment.kind, m_starts[i] - depth, fragment.classes.size () + depth);
      }
  if (part.sites.empty ())
    return part;
  uint32_t start = position (part.sites[0]);
  part.classes.assign (m_unit.string.symbols.begin () + start,
                       m_unit.string.symbols.begin () + start + fragment.classes.size () + depth);
  part.benefit = (fragment.benefit + found.saved) * int64_t (part.sites.size ()) / int64_t (fragment.sites.size ());
  return part;
}

/* Appends to RESULT the fragments that FRAGMENT becomes with the entries FOUND.  What they save is divided by their
   sites.  */
void
nester::split (const chosen_fragment &fragment, const entries &found, std::vector<chosen_fragment> &result)
{
  std::vector<uint32_t> depths = found.depths;
  std::sort (depths.begin (), depths.end ());
  depths.erase (std::unique (depths.begin (), depths.end ()), depths.end ());
  int64_t left = fragment.benefit + found.saved;
  size_t first = result.size ();
  for (uint32_t depth : depths)
    {
      result.push_back (at_depth (fragment, found, depth));
      left -= result.back ().benefit;
    }
  result[first].benefit += left;
  for (size_t i = 0; i < m_starts.size (); i++)
    m_taken.add (m_starts[i] - found.depths[i], m_starts[i]);
}

void
nester::nest (std::vector<chosen_fragment> &chosen)
{
  for (const chosen_fragment &fragment : chosen)
    for (const fragment_site &site : fragment.sites)
      m_taken.add (position (site), position (site) + fragment.classes.size ());
  std::vector<bool> nested = nested_already (chosen);
  std::vector<chosen_fragment> result;
  for (size_t i = 0; i < chosen.size (); i++)
    {
      chosen_fragment &fragment = chosen[i];
      m_starts.clear ();
      for (const fragment_site &site : fragment.sites)
        m_starts.push_back (position (site));
      if (!nested[i] && extensible_p (fragment))
        split (fragment, find_entries (fragment), result);
      else
        result.push_back (std::move (fragment));
    }
  chosen = std::move (result);
}

} // namespace

void
nest_fragments (const choice_context &unit, const fold_benefit &benefit, double price,
                std::vector<chosen_fragment> &chosen)
{
  nester (unit, benefit, price).nest (chosen);
  std::stable_sort (chosen.begin (), chosen.end (), [] (const chosen_fragment &a, const chosen_fragment &b) {
    return a.benefit > b.benefit;
  });
}

} // namespace outline
