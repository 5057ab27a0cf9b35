/* From repeats to groups of similar regions.
   SPDX-License-Identifier: GPL-3.0-or-later

   For each repeat that the suffix array yields (core/repeats.h), and for each
   length of it that no other repeat covers, longest first:

   1. split: bucket the starts by their structure (region.h).  A bucket is a group for
      which one function could serve.
   2. judge: an upper bound on what the group can save rejects most; for the others a plan is made
      (plan.h).
   3. narrow: subsets of the group that agree in more are judged too: those
      that are equal in all constants and all repetitions of a value, those
      that need the same results, and, one parameter after the other, those
      that agree in its most common constant.

   Example: ten sites "log (L, x)" with L = 1 at eight of them: two parameters
   for ten sites, or one for eight; both become candidates.  */

#include "gimple/group/similarity.h"

#include <algorithm>
#include <unordered_map>

#include "core/linked-worth.h"
#include "core/repeats.h"
#include "facts/content-hash.h"
#include "gimple/cost/cost.h"
#include "gimple/plan/planner.h"

namespace outline
{

namespace
{

/* No region is longer than this many statements, unless it is a whole
   repeat.  */
const uint32_t longest_region = 256;
/* At most this many lengths of one repeat are tried.  */
const uint32_t most_lengths = 13;

class similar_region_finder
{
public:
  similar_region_finder (const unit &u, const similarity_limits &limits)
    : m_unit (u), m_limits (limits), m_reader (u), m_planner (u),
      m_times (u.values.size ())
  {}
  similarity run ();

private:
  typedef std::vector<uint32_t> starts_list;

  void visit (const core::repeat &r);
  void split (uint32_t length);
  void judge (const starts_list &starts, uint32_t length);
  plan consider (const starts_list &starts, uint32_t length);
  void narrow (const plan &p);
  void narrow_by_linker (const plan &p);
  void narrow_by_equality (const plan &p);
  void narrow_by_outputs (const plan &p);
  void narrow_by_constant (const plan &p);
  const region_structure &structure_at (uint32_t start) const;
  bool affordable_p (uint32_t start, uint32_t length) const;
  starts_list paying_sites (const plan &p) const;
  int64_t most_saved (const starts_list &starts, uint32_t length) const;
  void reject (refusal why, const starts_list &starts, uint32_t length,
               int64_t saved, int64_t cost);
  starts_list without_overlaps (const starts_list &starts,
                                uint32_t length) const;

  const unit &m_unit;
  similarity_limits m_limits;
  region_reader m_reader;
  planner m_planner;
  std::vector<uint32_t> m_times;        /* By value; all 0 between uses.  */
  similarity m_result;
  std::vector<int64_t> m_size_before;   /* Prefix sums of statement sizes.  */

  /* Of the repeat being visited.  */
  starts_list m_starts;
  std::vector<region_structure> m_structures;   /* By index in M_STARTS.  */
  /* Its candidates, by their first site and the number of sites: indices in M_RESULT.  */
  std::map<std::pair<uint32_t, size_t>, std::vector<size_t>> m_of_repeat;
  bool m_reported = false;
};

/* Whether the region of LENGTH at START saves more than the cheapest call costs in size and
   time.  */
bool
similar_region_finder::affordable_p (uint32_t start, uint32_t length) const
{
  if (m_unit.price == 0)
    return true;
  int64_t size = m_size_before[start + length] - m_size_before[start];
  /* The call and the return.  */
  double price = 2 * m_unit.statements[start].frequency * m_unit.price;
  return size - target_costs ().call > price;
}

/* Those of STARTS at which regions of LENGTH can be replaced side by side.  */
similar_region_finder::starts_list
similar_region_finder::without_overlaps (const starts_list &starts, uint32_t length) const
{
  starts_list result;
  for (uint32_t start : starts)
    if ((result.empty () || start - result.back () >= length)
        && m_unit.statements[start + length - 1].earliest_start <= start)
      result.push_back (start);
  return result;
}

const region_structure &
similar_region_finder::structure_at (uint32_t start) const
{
  return m_structures[std::lower_bound (m_starts.begin (), m_starts.end (),
                                        start) - m_starts.begin ()];
}

/* An upper bound on what one function for STARTS saves: all copies, less half of the smallest
   one and the cheapest calls.  */
int64_t
similar_region_finder::most_saved (const starts_list &starts, uint32_t length) const
{
  const cost_table &costs = target_costs ();
  int64_t saved = 0, smallest = INT64_MAX;
  for (uint32_t start : starts)
    {
      int64_t size = m_size_before[start + length] - m_size_before[start];
      smallest = MIN (smallest, size);
      saved += size - costs.call;
    }
  return saved - smallest / 2;
}

void
similar_region_finder::reject (refusal why, const starts_list &starts, uint32_t length,
                int64_t saved, int64_t cost)
{
  if (m_reported)
    return;
  m_reported = true;
  m_result.rejections.push_back ({ why, starts[0], length,
                                   (uint32_t) starts.size (), saved, cost });
}

/* Plans a function for STARTS.  Makes it a candidate when it saves enough.  */
plan
similar_region_finder::consider (const starts_list &starts, uint32_t length)
{
  std::vector<const region_structure *> structures;
  for (uint32_t start : starts)
    structures.push_back (&structure_at (start));
  plan p = m_planner.make (length, starts, structures);
  if (p.why != REFUSAL_NONE)
    {
      reject (p.why, starts, length, 0, 0);
      return p;
    }
  int64_t benefit = competing_benefit (p, m_limits);
  if (benefit < m_limits.min_benefit)
    {
      bool pays = p.benefit () >= m_limits.min_benefit && p.benefit_if_kept () >= m_limits.min_if_kept;
      reject (pays ? REFUSAL_SLOWDOWN : REFUSAL_COST, starts, length, p.copies_size, p.calls_size + p.function_size);
      return p;
    }
  /* Of the lengths of one repeat that have the same sites, the best.  */
  std::vector<candidate> &all = m_result.candidates;
  std::vector<size_t> &similar = m_of_repeat[{ starts[0], starts.size () }];
  for (size_t i : similar)
    if (std::equal (starts.begin (), starts.end (), all[i].sites.begin (),
                       [] (uint32_t start, const core::occurrence &o) {
                         return start == o.start;
                       }))
      {
        if (all[i].benefit < benefit)
          {
            all[i].benefit = benefit;
            for (core::occurrence &site : all[i].sites)
              site.length = length;
          }
        return p;
      }
  candidate c;
  c.benefit = benefit;
  for (uint32_t start : starts)
    c.sites.push_back ({ start, length });
  similar.push_back (all.size ());
  all.push_back (std::move (c));
  return p;
}

/* The first LENGTH of NUMBERS, to be looked up by HASH and compared.  */
template <typename T>
struct prefix
{
  const T *numbers;
  size_t length;
  uint64_t hash;

  bool
  operator== (const prefix &other) const
  {
    return (length == other.length
            && std::equal (numbers, numbers + length, other.numbers));
  }
};

struct prefix_hash
{
  template <typename T>
  size_t
  operator() (const prefix<T> &p) const
  {
    return p.hash;
  }
};

/* The subsets of STARTS that have equal KEYS, in the order of their first members.  */
template <typename T>
static std::vector<std::vector<uint32_t>>
subsets (const std::vector<uint32_t> &starts, const std::vector<prefix<T>> &keys)
{
  std::vector<std::vector<uint32_t>> result;
  std::unordered_map<prefix<T>, size_t, prefix_hash> index;
  for (size_t i = 0; i < starts.size (); i++)
    {
      auto inserted = index.emplace (keys[i], result.size ());
      if (inserted.second)
        result.push_back ({});
      result[inserted.first->second].push_back (starts[i]);
    }
  return result;
}

/* Where a linker may drop some of the sites: those that pay for the function whatever it drops.  */
void
similar_region_finder::narrow_by_linker (const plan &p)
{
  if (p.unsure == 0)
    return;
  const int64_t saved = (p.copies_size - p.calls_size) / int64_t (p.starts.size ());
  std::vector<core::linked_user> users;
  for (uint32_t start : p.starts)
    users.push_back ({ m_unit.function_at (start).linked_group, saved });
  const std::vector<uint32_t> groups = core::paying_groups (users, p.function_size);
  starts_list paying;
  for (size_t i = 0; i < users.size (); i++)
    if (std::binary_search (groups.begin (), groups.end (), users[i].group))
      paying.push_back (p.starts[i]);
  if (paying.size () >= m_limits.min_occurrences && paying.size () < p.starts.size ())
    consider (paying, p.length);
}

/* Sites with the same constants, and the same values wherever a value comes
   again.  */
void
similar_region_finder::narrow_by_equality (const plan &p)
{
  std::vector<prefix<uint64_t>> keys;
  for (uint32_t start : p.starts)
    {
      const region_structure &s = structure_at (start);
      keys.push_back ({ s.part.data (), s.column_end[p.length - 1],
                        s.equal_hash[p.length - 1] });
    }
  std::vector<starts_list> sets = subsets (p.starts, keys);
  if (sets.size () > 1)
    for (const starts_list &set : sets)
      if (set.size () >= m_limits.min_occurrences
          && most_saved (set, p.length) > 0)
        consider (set, p.length);
}

/* Sites that need the same results.  */
void
similar_region_finder::narrow_by_outputs (const plan &p)
{
  if (p.outputs.pointers == 0 && !p.outputs.selector && !p.outputs.pair)
    return;
  std::vector<std::vector<uint32_t>> outputs (p.starts.size ());
  std::vector<prefix<uint32_t>> keys;
  for (size_t i = 0; i < p.starts.size (); i++)
    {
      region_outputs (m_unit, p.starts[i], p.length, outputs[i]);
      uint64_t hash = outputs[i].size ();
      for (uint32_t offset : outputs[i])
        hash = (hash ^ offset) * 0x9e3779b97f4a7c15u;
      keys.push_back ({ outputs[i].data (), outputs[i].size (), hash & hash_mask });
    }
  std::vector<starts_list> sets = subsets (p.starts, keys);
  if (sets.size () > 1)
    for (const starts_list &set : sets)
      if (set.size () >= m_limits.min_occurrences)
        consider (set, p.length);
}

/* Repeatedly, the sites that agree in the most common constant of one parameter: that for
   which these are the most sites.  */
void
similar_region_finder::narrow_by_constant (const plan &p)
{
  plan current = p;
  while (current.why == REFUSAL_NONE
         && current.starts.size () > m_limits.min_occurrences
         && !current.parameters.empty ())
    {
      std::vector<const region_structure *> structures;
      for (uint32_t start : current.starts)
        structures.push_back (&structure_at (start));
      size_t most = 0;
      uint32_t best_column = 0;
      value_id best_value = no_value;
      for (const parameter &param : current.parameters)
        {
          for (const region_structure *s : structures)
            {
              value_id v = s->column[param.column];
              if (m_unit.values[v].ssa || !m_unit.values[v].shareable)
                continue;
              size_t n = ++m_times[v];
              if (n > most)
                {
                  most = n;
                  best_column = param.column;
                  best_value = v;
                }
            }
          for (const region_structure *s : structures)
            m_times[s->column[param.column]] = 0;
        }
      if (most < m_limits.min_occurrences || most == current.starts.size ())
        return;
      starts_list subset;
      for (size_t i = 0; i < structures.size (); i++)
        if (structures[i]->column[best_column] == best_value)
          subset.push_back (current.starts[i]);
      current = consider (subset, current.length);
    }
}

void
similar_region_finder::narrow (const plan &p)
{
  if (p.starts.size () <= m_limits.min_occurrences)
    return;
  narrow_by_linker (p);
  narrow_by_equality (p);
  narrow_by_outputs (p);
  narrow_by_constant (p);
}

/* The sites of P that save more bytes than the price of the instructions that they add.  */
similar_region_finder::starts_list
similar_region_finder::paying_sites (const plan &p) const
{
  double n = p.starts.size (), frequency = 0;
  for (uint32_t start : p.starts)
    frequency += m_unit.statements[start].frequency;
  double saved = (p.copies_size - p.calls_size) / n;
  /* For each time that a site is executed.  */
  double price = frequency > 0 ? p.price / frequency : 0;
  starts_list paying;
  for (uint32_t start : p.starts)
    if (saved > price * m_unit.statements[start].frequency)
      paying.push_back (start);
  return paying;
}

/* STARTS have one structure.  */
void
similar_region_finder::judge (const starts_list &starts, uint32_t length)
{
  if (!m_limits.stress && most_saved (starts, length) <= 0)
    {
      reject (REFUSAL_COST, starts, length,
              m_size_before[starts[0] + length] - m_size_before[starts[0]],
              target_costs ().call);
      return;
    }
  plan p = consider (starts, length);
  if (p.why != REFUSAL_NONE && p.why != REFUSAL_PARAMETER_TYPE)
    return;
  if (p.price > 0)
    {
      starts_list paying = paying_sites (p);
      if (paying.size () < m_limits.min_occurrences)
        return;
      if (paying.size () < starts.size ())
        p = consider (paying, length);
    }
  narrow (p);
}

void
similar_region_finder::split (uint32_t length)
{
  std::vector<prefix<uint32_t>> keys;
  for (size_t i = 0; i < m_starts.size (); i++)
    {
      const region_structure &s = m_structures[i];
      keys.push_back ({ s.code.data (), s.code_end[length - 1], s.hash[length - 1] });
    }
  for (const starts_list &group : subsets (m_starts, keys))
    {
      starts_list affordable;
      for (uint32_t start : group)
        if (affordable_p (start, length))
          affordable.push_back (start);
      if (affordable.size () < m_limits.min_occurrences)
        {
          if (group.size () >= m_limits.min_occurrences)
            reject (REFUSAL_SLOWDOWN, group, length, 0, 0);
          continue;
        }
      starts_list apart = without_overlaps (affordable, length);
      if (apart.size () >= m_limits.min_occurrences)
        judge (apart, length);
    }
}

void
similar_region_finder::visit (const core::repeat &r)
{
  uint32_t length = r.length;
  if (length > longest_region && !r.left_maximal)
    return;
  m_of_repeat.clear ();
  m_reported = !r.left_maximal;

  uint32_t shortest = MAX (r.min_length,
                           length > longest_region ? length
                           : length > most_lengths ? length - most_lengths + 1
                                                   : 1);
  /* Where a repeat overlaps itself, keep what does not overlap at the shortest length; so the
     sum of lengths is linear.  */
  m_starts = without_overlaps (r.starts, shortest);
  if (m_starts.size () < m_limits.min_occurrences)
    return;
  if (m_structures.size () < m_starts.size ())
    m_structures.resize (m_starts.size ());
  for (size_t i = 0; i < m_starts.size (); i++)
    m_reader.read (m_starts[i], length, m_structures[i]);
  for (; length >= shortest; length--)
    split (length);
}

similarity
similar_region_finder::run ()
{
  m_size_before.push_back (0);
  for (const statement &s : m_unit.statements)
    m_size_before.push_back (m_size_before.back () + s.size);
  core::repeat_limits limits;
  limits.min_length = m_limits.min_statements;
  limits.min_occurrences = m_limits.min_occurrences;
  core::for_each_repeat (m_unit.text, m_unit.alphabet, limits,
                         [this] (const core::repeat &r) { visit (r); });
  return std::move (m_result);
}

} // namespace

int64_t
competing_benefit (const plan &p, const similarity_limits &limits)
{
  if (limits.stress)
    return int64_t (p.starts.size ()) * p.length * tenths;
  return p.benefit_if_kept () - p.price < limits.min_if_kept ? -1 : p.benefit () - p.price;
}

similarity
find_similar_regions (const unit &u, const similarity_limits &limits)
{
  return similar_region_finder (u, limits).run ();
}

} // namespace outline
