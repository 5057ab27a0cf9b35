/* The choice of what to fold.  SPDX-License-Identifier: GPL-3.0-or-later

   1. collect   sequences of instruction classes that repeat become candidates (rtl/choose/candidates.h);
   2. choose    candidates overlap; core/cover.h chooses among them by what they save (rtl/choose/fold-benefit.h);
   3. nest      fragments begin earlier at some of their sites (rtl/choose/nest-fragments.h);
   4. close     a section whose fragments do not pay for the unwind entry that they share is closed:
                each fragment there has to pay for its own; and the choice is made again;
   5. price     a site executes a call and a return more each time that its code runs.  So an executed
                instruction has a price in bytes, and a site takes part if it saves more than that
                (core/price.h).  The price rises until the choice keeps to the budget.  */

#include "rtl/choose/choose.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/cover.h"
#include "core/price.h"
#include "core/sum.h"
#include "rtl/choose/candidates.h"
#include "rtl/choose/fold-benefit.h"
#include "rtl/choose/nest-fragments.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

namespace
{

/* The fragments of a section have to save this many times the bytes of the unwind entry that they
   share: with a smaller margin, errors of the estimates make units larger.  */
const double entry_margin = 1.25;

/* Rounds of core::cover: further rounds gain less than 0.01% (measured on eight of the bench
   programs).  */
const unsigned cover_rounds = 10;

/* The number of points of a curve that are parts of one choice.  */
const int parts_of_curve = 24;

/* The sum of what CHOICES save, in bytes, without shared unwind entries.  */
int64_t
total_benefit (const std::vector<chosen_fragment> &choices)
{
  return core::sum_of (choices, &chosen_fragment::benefit);
}

class fragment_chooser : public core::priced_candidates
{
public:
  fragment_chooser (const choice_context &unit, const program_supply &supply)
    : m_unit (unit), m_min_occurrences (supply.sequences.empty () ? unit.limits.min_occurrences : 1),
      m_benefit (unit), m_candidates (collect_candidates (unit, supply, m_benefit))
  {}

  /* The choice where each instruction that is executed more must save more than
     PRICE bytes.  */
  std::vector<chosen_fragment> choose (double price);

  /* The same, after the sections in which too little is saved have been
     closed.  */
  std::vector<chosen_fragment> choose_and_close (double price);

  /* Removes the fragments of CHOICES that do not pay for the unwind entry that they
     share.  */
  void drop_unpaid (std::vector<chosen_fragment> &choices) const;

  /* Parts of CHOICES, those fragments first that save the most for what they add.  */
  std::vector<priced_choice> parts_of (std::vector<chosen_fragment> choices) const;

  /* What CHOICES save in all, in bytes: the unwind entries that they share are
     counted once.  */
  int64_t saved_by (const std::vector<chosen_fragment> &choices) const;

  /* That, and the instructions that CHOICES add.  */
  priced_choice
  total_of (const std::vector<chosen_fragment> &choices) const
  {
    return { core::sum_of (choices, &chosen_fragment::added), saved_by (choices) };
  }

  /* The candidates, as core/cover.h sees them.  */
  size_t count () const override { return m_candidates.size (); }
  const std::vector<core::occurrence> &
  occurrences (size_t c) const override
  {
    return m_candidates[c].sites;
  }
  int64_t benefit (size_t c, const std::vector<uint32_t> &alive) override;
  double saved (size_t c, uint32_t i) const override;
  double shared_cost (size_t c) const override;

private:
  chosen_fragment fragment_of (const core::selection &s);
  double price_at_site (const fold_candidate &f, uint32_t i) const;
  bool shares_entry_p (const chosen_fragment &fragment) const;
  std::map<fragment_section, int64_t>
  saved_by_section (const std::vector<chosen_fragment> &choices) const;
  std::set<fragment_section> unpaid (const std::vector<chosen_fragment> &choices) const;

  const choice_context &m_unit;
  uint32_t m_min_occurrences;
  fold_benefit m_benefit;
  std::vector<fold_candidate> m_candidates;
  /* Of an executed instruction, in bytes.  */
  double m_price = 0;
  std::vector<uint32_t> m_starts; /* Kept for its memory.  */
};

/* The price, in bytes, of the instructions that site I of F adds.  */
double
fragment_chooser::price_at_site (const fold_candidate &f, uint32_t i) const
{
  return m_price > 0 ? m_price * m_benefit.added_at_site (f.kind, f.sites[i].start, f.sites[i].length) : 0;
}

int64_t
fragment_chooser::benefit (size_t c, const std::vector<uint32_t> &alive)
{
  const fold_candidate &f = m_candidates[c];
  if (f.program_fragment == no_program_fragment && alive.size () < m_unit.limits.min_occurrences)
    return -1;
  m_starts.clear ();
  double slower = 0;
  for (uint32_t i : alive)
    {
      m_starts.push_back (f.sites[i].start);
      slower += price_at_site (f, i);
    }
  uint32_t length = f.sites[0].length;
  return (f.program_fragment != no_program_fragment ? m_benefit.with_shared (f.kind, m_starts, length)
                                 : m_benefit.of_fragment (f.kind, m_starts, length))
         - int64_t (std::min (slower, 1e15));
}

double
fragment_chooser::saved (size_t c, uint32_t i) const
{
  const fold_candidate &f = m_candidates[c];
  return m_unit.saved_at_site (f.kind, f.sites[i].start, f.sites[i].length) - price_at_site (f, i);
}

double
fragment_chooser::shared_cost (size_t c) const
{
  const fold_candidate &f = m_candidates[c];
  if (f.program_fragment != no_program_fragment)
    return 0;
  std::vector<uint32_t> starts;
  for (const core::occurrence &site : f.sites)
    starts.push_back (site.start);
  return m_benefit.shared_cost (f.kind, starts, f.sites[0].length);
}

/* The fragment of S.  */
chosen_fragment
fragment_chooser::fragment_of (const core::selection &s)
{
  const fold_candidate &f = m_candidates[s.candidate];
  uint32_t start = f.sites[0].start, length = f.sites[0].length;
  chosen_fragment fragment { f.kind, {}, {}, 0, false, fragment_section (), 0, no_class, f.program_fragment };
  if (takes_register_p (f.kind))
    fragment.state = m_unit.string.state[start];
  fragment.classes.assign (m_unit.string.symbols.begin () + start,
                    m_unit.string.symbols.begin () + start + length);
  m_starts.clear ();
  for (uint32_t i : s.alive)
    {
      uint32_t at = f.sites[i].start, function = m_unit.string.function[at];
      fragment.sites.push_back ({ function, at - m_unit.string.first[function] });
      fragment.added += m_benefit.added_at_site (f.kind, at, length);
      m_starts.push_back (at);
    }
  if (fragment.program_fragment != no_program_fragment)
    {
      fragment.benefit = m_benefit.with_shared (f.kind, m_starts, length);
      return fragment;
    }
  fragment.benefit = m_benefit.of_fragment (f.kind, m_starts, length, &fragment.linkonce);
  fragment.section = m_benefit.section_of (m_starts, length);
  if (fragment.linkonce)
    fragment.section.number = 0;
  return fragment;
}

std::vector<chosen_fragment>
fragment_chooser::choose (double price)
{
  m_price = price;
  size_t length = m_unit.string.symbols.size ();
  std::vector<core::selection> chosen
    = m_unit.limits.stress ? core::select (*this, length, m_unit.limits.min_benefit,
                                      m_min_occurrences)
                      : core::cover (*this, length, m_unit.limits.min_benefit,
                                     m_min_occurrences, cover_rounds);
  std::vector<chosen_fragment> result;
  result.reserve (chosen.size ());
  for (const core::selection &s : chosen)
    result.push_back (fragment_of (s));
  if (m_unit.limits.nested)
    nest_fragments (m_unit, m_benefit, price, result);
  return result;
}

/* Whether FRAGMENT shares an unwind entry with the other fragments of its section.  */
bool
fragment_chooser::shares_entry_p (const chosen_fragment &fragment) const
{
  return (!m_unit.limits.linkonce && !fragment.linkonce && fragment.program_fragment == no_program_fragment
          && !m_benefit.closed_p (fragment.section));
}

/* By section with an unwind entry that fragments share: what those of CHOICES save
   there, in bytes, without that entry.  */
std::map<fragment_section, int64_t>
fragment_chooser::saved_by_section (const std::vector<chosen_fragment> &choices) const
{
  std::map<fragment_section, int64_t> saved;
  for (const chosen_fragment &fragment : choices)
    if (shares_entry_p (fragment))
      saved[fragment.section] += fragment.benefit;
  return saved;
}

/* The sections in which CHOICES save less than that entry takes and a margin for errors of the
   estimates.  */
std::set<fragment_section>
fragment_chooser::unpaid (const std::vector<chosen_fragment> &choices) const
{
  std::set<fragment_section> sections;
  for (const auto &section : saved_by_section (choices))
    if (!m_unit.limits.stress
        && section.second - m_unit.limits.padding
             < entry_margin * double (m_benefit.entry_bytes (section.first)))
      sections.insert (section.first);
  return sections;
}

std::vector<chosen_fragment>
fragment_chooser::choose_and_close (double price)
{
  std::vector<chosen_fragment> choices = choose (price);
  /* What is closed makes other sections save more or less.  */
  const int rounds = 2;
  for (int i = 0; i < rounds; i++)
    {
      std::set<fragment_section> sections = unpaid (choices);
      sections.erase (fragment_section ());
      if (sections.empty ())
        break;
      for (const fragment_section &section : sections)
        m_benefit.close (section);
      choices = choose (price);
    }
  return choices;
}

void
fragment_chooser::drop_unpaid (std::vector<chosen_fragment> &choices) const
{
  std::set<fragment_section> sections = unpaid (choices);
  auto unpaid_p = [&] (const chosen_fragment &fragment) {
    return shares_entry_p (fragment) && sections.count (fragment.section);
  };
  choices.erase (std::remove_if (choices.begin (), choices.end (), unpaid_p),
                 choices.end ());
}

std::vector<priced_choice>
fragment_chooser::parts_of (std::vector<chosen_fragment> choices) const
{
  std::stable_sort (choices.begin (), choices.end (),
                    [] (const chosen_fragment &a, const chosen_fragment &b) {
                      return a.benefit * b.added > b.benefit * a.added;
                    });
  std::vector<priced_choice> parts;
  std::set<fragment_section> paid;
  priced_choice sum;
  int64_t step = total_benefit (choices) / parts_of_curve, next = 0;
  for (const chosen_fragment &b : choices)
    {
      sum.added += b.added;
      sum.saved += b.benefit;
      if (shares_entry_p (b) && paid.insert (b.section).second)
        sum.saved -= m_benefit.entry_bytes (b.section);
      if (sum.saved < next)
        continue;
      parts.push_back (sum);
      next = sum.saved + step;
    }
  return parts;
}

int64_t
fragment_chooser::saved_by (const std::vector<chosen_fragment> &choices) const
{
  int64_t entries = 0;
  for (const auto &section : saved_by_section (choices))
    entries += m_benefit.entry_bytes (section.first);
  return total_benefit (choices) - entries;
}

} // namespace

double
executed_instructions (const std::vector<function_code> &functions,
                       const std::vector<double> &entries)
{
  double executed = 0;
  for (size_t t = 0; t < functions.size (); t++)
    for (const insn_item &item : functions[t].items)
      if (item.id != no_class)
        executed += item.frequency * entries[t];
  return executed;
}

void
keep_best (choice &c, size_t n)
{
  for (; c.fragments.size () > n; c.fragments.pop_back ())
    {
      c.saved -= c.fragments.back ().benefit;
      c.added -= c.fragments.back ().added;
    }
  if (c.fragments.empty ())
    c.saved = c.added = 0;
}

/* Removes the points of CURVE that add as much as another one, or more, and save no more.  */
static void
keep_frontier (std::vector<priced_choice> &curve)
{
  std::sort (curve.begin (), curve.end (),
             [] (const priced_choice &a, const priced_choice &b) {
               return a.added != b.added ? a.added < b.added : a.saved > b.saved;
             });
  std::vector<priced_choice> kept;
  for (const priced_choice &point : curve)
    if (kept.empty () || point.saved > kept.back ().saved)
      kept.push_back (point);
  curve = std::move (kept);
}

/* What FRAGMENTS save, in bytes, and the instructions that each adds.  */
static std::vector<core::gain>
gains_of (const std::vector<chosen_fragment> &fragments)
{
  std::vector<core::gain> gains;
  gains.reserve (fragments.size ());
  for (const chosen_fragment &f : fragments)
    gains.push_back ({ double (f.benefit), f.added });
  return gains;
}

/* The best choice that C finds within BUDGET, in executed instructions; UNBOUNDED, its choice at
   PRICE, exceeds it.  Adds all choices tried to CURVE.  */
static std::vector<chosen_fragment>
choose_within (fragment_chooser &c, double budget, double price,
               const std::vector<chosen_fragment> &unbounded, std::vector<priced_choice> &curve)
{
  const unsigned most_raises = 12, most_steps = 12;
  std::vector<chosen_fragment> best;
  int64_t saved = -1;
  auto choose = [&] (double at) {
    std::vector<chosen_fragment> fragments = c.choose (at);
    curve.push_back (c.total_of (fragments));
    std::vector<core::gain> gains = gains_of (fragments);
    if (curve.back ().added <= budget && total_benefit (fragments) > saved)
      {
        saved = total_benefit (fragments);
        best = std::move (fragments);
      }
    return gains;
  };
  double first = core::next_price (gains_of (unbounded), budget, price);
  core::price_bounds bounds = core::raise_price (choose, first, budget, most_raises);
  if (bounds.low == bounds.high)
    bounds.low = price;
  if (bounds.within)
    core::approach_budget (choose, bounds, budget, most_steps);
  return best;
}

choice
choose_fragments (const class_table &classes, const std::vector<function_code> &functions,
                  const std::vector<double> &entries, const linkage_bytes &sizes,
                  const choice_limits &limits, const program_supply &supply)
{
  const unit_string string = join (classes, functions, entries);
  const choice_context unit { classes, functions, string, sizes, limits };
  fragment_chooser c (unit, supply);
  choice result;
  std::vector<chosen_fragment> best = c.choose_and_close (0);
  result.unbounded = c.total_of (best);
  result.curve = c.parts_of (best);
  result.curve.push_back (result.unbounded);
  if (limits.min_price > 0 && !limits.stress)
    best = c.choose_and_close (limits.min_price);
  if (limits.budget >= 0 && !limits.stress
      && core::sum_of (best, &chosen_fragment::added) > limits.budget)
    best = choose_within (c, limits.budget, limits.min_price, best, result.curve);
  c.drop_unpaid (best);
  static_cast<priced_choice &> (result) = c.total_of (best);
  result.curve.push_back (result);
  keep_frontier (result.curve);
  for (chosen_fragment &fragment : best)
    for (class_id id : fragment.classes)
      fragment.traps |= !!(classes[id].traits & TRAIT_TRAPS);
  result.fragments = std::move (best);
  return result;
}

} // namespace outline
