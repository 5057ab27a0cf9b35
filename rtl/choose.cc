/* The choice of what to fold.  SPDX-License-Identifier: GPL-3.0-or-later

   All functions of the unit form one string of instruction classes, with a symbol of its own
   wherever no sequence may continue:

     f  push  mov1  call_g  |  add  ret  |      g  mov1  call_g  add  ret  |

   1. collect: repeats of the string (core/repeats.h) become candidates of up to five kinds:

        tail            the repeat ends in an instruction after which control does not go on:
                        "add ret", jumped to;
        thunk           it is cut after its last call: "mov1 call_g", called;
        called          the whole repeat, without what moves the stack pointer;
        register call   what moves it, without calls: "push mov1";
        register jump   the same where nothing may be called.

      Which kinds are legal follows from the classes and from what is in use at each site: nothing
      is called from functions that keep data below their stack pointer, and the last two kinds
      need a free register.  They also need equal frame states, which the classes of plain
      instructions do not contain: so the sites of a repeat are sorted by them.

   2. choose: candidates overlap; core/cover.h chooses among them.

   3. close: a section whose fragments do not pay for the unwind entry that they share is closed:
      each fragment there has to pay for its own.

   Time.  A site executes a call and a return more each time that its code runs.  So an executed
   instruction has a price in bytes, and a site takes part if it saves more than that
   (core/price.h).

   COMDAT functions.  Another object may have the same function, and the linker then drops this
   one; but fragments stay.  So the sites in other functions must pay for a fragment alone.  Where
   they do not, the fragment can be COMDAT, too, named by its contents, at the price of an unwind
   entry: the linker keeps one for all objects, and none if no function that it keeps needs
   it.  */

#include "rtl/choose.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/cover.h"
#include "core/price.h"
#include "core/repeats.h"
#include "rtl/fragment-sections.h"
#include "rtl/costs.h"
#include "rtl/find-shared.h"
#include "rtl/kind-lengths.h"
#include "rtl/unit-string.h"

namespace outline
{

namespace
{

/* Sequences longer than this are cut: what is longer is found in pieces.  */
const uint32_t most_items = 1 << 14;

/* What a COMDAT fragment must save at least, in bytes: the linker may keep fewer of
   its sites than the unit has.  */
const int64_t min_linkonce = 16;

/* Fragments have to save so many times the bytes of the unwind entry that they share: with less,
   errors of the estimates make units larger.  */
const double entry_margin = 1.25;

/* What fragments add to an unwind entry that the section has anyway: rows that restore the frame
   before them, and padding.  */
const int64_t open_entry_bytes = 8;

/* A set of sites that could share a fragment.  */
struct fold_candidate
{
  fragment_kind kind;
  std::vector<core::occurrence> sites;
  uint32_t shared = not_shared; /* As chosen_fragment's.  */
};

/* Rounds of core::cover: more gain less than 0.01% (measured on eight of the
   bench programs).  */
const unsigned cover_rounds = 10;

/* The number of points of a curve that are parts of one choice.  */
const int parts_of_curve = 24;

/* The sum of what CHOICES save, in bytes, without shared unwind entries.  */
int64_t
total_benefit (const std::vector<chosen_fragment> &choices)
{
  int64_t total = 0;
  for (const chosen_fragment &b : choices)
    total += b.benefit;
  return total;
}

class chooser : public core::priced_candidates
{
public:
  chooser (const class_table &classes, const std::vector<function_code> &functions,
           const unit_string &joined, const linkage_bytes &sizes,
           const choice_limits &limits, const shared_supply &shared)
    : m_shared (shared), m_classes (classes), m_functions (functions), m_joined (joined), m_sizes (sizes),
      m_limits (limits), m_costs (classes, joined, sizes),
      m_sections (joined, functions, limits.droppable, limits.tables,
                  limits.sorted)
  {
    collect ();
  }

  /* The choice where each instruction that is executed more must save more than
     PRICE bytes.  */
  std::vector<chosen_fragment> choose (double price);

  /* The same, after the sections in which too little is saved have been
     closed.  */
  std::vector<chosen_fragment> choose_and_close (double price);

  /* Removes the fragments of CHOICES that do not pay for the unwind entry that they
     share.  */
  void drop_unpaid (std::vector<chosen_fragment> &choices);

  /* Parts of CHOICES, those fragments first that save the most for what they add.  */
  std::vector<priced_choice> parts_of (std::vector<chosen_fragment> choices) const;

  /* What CHOICES save in all, in bytes: the unwind entries that they share are
     counted once.  */
  int64_t saved_by (const std::vector<chosen_fragment> &choices) const;

  size_t count () const override { return m_candidates.size (); }
  const std::vector<core::occurrence> &
  occurrences (size_t c) const override
  {
    return m_candidates[c].sites;
  }
  int64_t
  benefit (size_t c, const std::vector<uint32_t> &alive) override
  {
    const fold_candidate &f = m_candidates[c];
    if (f.shared == not_shared && alive.size () < m_limits.min_occurrences)
      return -1;
    m_alive.clear ();
    double slower = 0;
    for (uint32_t i : alive)
      {
        m_alive.push_back (f.sites[i].start);
        slower += price_at_site (f, i);
      }
    return (f.shared != not_shared ? shared_benefit (f.kind, m_alive, f.sites[0].length)
                                   : benefit_of (f.kind, m_alive, f.sites[0].length))
           - int64_t (std::min (slower, 1e15));
  }
  double
  saved (size_t c, uint32_t i) const override
  {
    const fold_candidate &f = m_candidates[c];
    return m_costs.saved_at_site (f.kind, f.sites[i].start, f.sites[i].length)
           - price_at_site (f, i);
  }
  double
  shared_cost (size_t c) const override
  {
    const fold_candidate &f = m_candidates[c];
    if (f.shared != not_shared)
      return 0;
    std::vector<uint32_t> starts;
    for (const core::occurrence &site : f.sites)
      starts.push_back (site.start);
    uint32_t length = f.sites[0].length;
    return (m_costs.fragment_bytes (f.kind, starts[0], length)
            + own_entry (m_sections.find (starts, length)));
  }

private:
  void collect ();
  chosen_fragment fragment_of (const core::selection &s);
  void consider (const core::repeat &r);
  void consider_kind (fragment_kind kind, const std::vector<uint32_t> &starts,
                      uint32_t length);
  bool site_p (fragment_kind kind, uint32_t start, uint32_t length) const;
  void consider_shared (uint32_t index, const std::vector<uint32_t> &starts);
  int64_t shared_benefit (fragment_kind kind, const std::vector<uint32_t> &starts,
                          uint32_t length) const;
  size_t
  min_occurrences () const
  {
    return m_shared.sequences.empty () ? m_limits.min_occurrences : 1;
  }
  void consider_states (fragment_kind kind, const std::vector<uint32_t> &starts,
                        uint32_t length);
  void consider_in_place (const core::repeat &r, const kind_lengths &ends);
  bool open_p (fragment_kind kind, uint32_t start, uint32_t length) const;
  double executions (uint32_t start) const;
  double added_at_site (fragment_kind kind, uint32_t start, uint32_t length) const
  {
    return (m_costs.added_at_site (kind, start, length)
            * double (m_joined.frequency[start]));
  }
  double
  price_at_site (const fold_candidate &f, uint32_t i) const
  {
    return m_price > 0 ? m_price * added_at_site (f.kind, f.sites[i].start,
                                                  f.sites[i].length)
                       : 0;
  }
  int64_t benefit_of (fragment_kind kind, const std::vector<uint32_t> &starts,
                 uint32_t length, bool *linkonce = nullptr);
  /* The bytes of unwind entry that a fragment in SECTION has to pay for alone.  */
  int64_t
  own_entry (const fragment_section &section) const
  {
    return m_closed.count (section) ? m_sizes.entry : 0;
  }
  /* The bytes of the unwind entry of the fragments in SECTION.  */
  int64_t
  entry_bytes (const fragment_section &section) const
  {
    bool open = section.number == 0 && m_limits.entry_open[section.code];
    return open ? open_entry_bytes : m_sizes.entry;
  }
  std::map<fragment_section, int64_t>
  saved_by_section (const std::vector<chosen_fragment> &choices) const;
  std::set<fragment_section> unpaid (const std::vector<chosen_fragment> &choices) const;

  const shared_supply &m_shared;
  const class_table &m_classes;
  const std::vector<function_code> &m_functions;
  const unit_string &m_joined;
  const linkage_bytes &m_sizes;
  const choice_limits &m_limits;
  fold_costs m_costs;
  /* Of an executed instruction, in bytes.  */
  double m_price = 0;
  std::vector<fold_candidate> m_candidates;
  std::vector<uint32_t> m_alive;
  /* Numbers are given when they are first asked for.  */
  mutable fragment_sections m_sections;
  /* Sections that do not pay for their unwind entry: each fragment there has to, for
     one.  */
  std::set<fragment_section> m_closed;
};

/* How often START is executed, in the measure of option scope.  */
double
chooser::executions (uint32_t start) const
{
  uint32_t function = m_joined.function[start];
  return m_functions[function].counted
           ? m_joined.frequency[start]
           : m_functions[function].items[start - m_joined.first[function]].frequency;
}

/* What a fragment for STARTS saves, in bytes; negative if nothing.  Sets *LINKONCE, unless null, to
   whether the fragment has to be COMDAT for that.  The linker keeps a COMDAT function in one of the
   objects that have it; in how many this is the one is not known, so of what is saved in such
   functions half is counted.  */
int64_t
chooser::benefit_of (fragment_kind kind, const std::vector<uint32_t> &starts,
                uint32_t length, bool *linkonce)
{
  const unit_string &j = m_joined;
  int64_t certain = 0, in_comdat = 0;
  for (uint32_t start : starts)
    {
      uint32_t saved = m_costs.saved_at_site (kind, start, length);
      (m_functions[j.function[start]].comdat ? in_comdat : certain) += saved;
    }
  int64_t fragment = m_costs.fragment_bytes (kind, starts[0], length);
  int64_t entry = own_entry (m_sections.find (starts, length));
  bool shared = certain - fragment - entry >= m_limits.min_benefit;
  bool local = j.local[starts[0] + length] != j.local[starts[0]];
  if (linkonce)
    *linkonce = !shared && in_comdat > 0 && !local;
  if (m_limits.stress)
    return starts.size () * length;
  if (shared)
    return certain + in_comdat / 2 - fragment - entry;
  int64_t together = certain + in_comdat - fragment - m_sizes.entry;
  return local || together < min_linkonce ? -1 : together / 2;
}

/* Whether the LENGTH items at START may be a site of KIND.  */
bool
chooser::open_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  const unit_string &j = m_joined;
  uint32_t end = start + length;
  return (j.uses[start] & ITEM_ENTER
          && !(called_p (kind) && j.uncallable[end] != j.uncallable[start])
          && !(takes_register_p (kind) && j.without_register[end] != j.without_register[start])
          && !(kind == FRAGMENT_TAIL
               && j.unjumpable[end] != j.unjumpable[start]));
}

/* Whether the LENGTH items at START may be a site of KIND, and something is saved there.  */
bool
chooser::site_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  if (!open_p (kind, start, length))
    return false;
  double most = m_functions[m_joined.function[start]].max_executions;
  if (most >= 0 && executions (start) > most)
    return false;
  if (!m_limits.stress)
    return m_costs.saved_at_site (kind, start, length);
  return (m_limits.growth
          || (m_joined.bytes[start + length] - m_joined.bytes[start]
              >= m_costs.site_bytes (kind)));
}

/* Makes candidates of KIND for those of STARTS whose first LENGTH items may be
   sites.  */
void
chooser::consider_kind (fragment_kind kind, const std::vector<uint32_t> &starts,
                        uint32_t length)
{
  fold_candidate f;
  f.kind = kind;
  m_alive.clear ();
  for (uint32_t start : starts)
    if (site_p (kind, start, length))
      m_alive.push_back (start);
  if (m_alive.size () < m_limits.min_occurrences
      || benefit_of (kind, m_alive, length) < m_limits.min_benefit)
    return;
  for (uint32_t start : m_alive)
    f.sites.push_back ({ start, length });
  m_candidates.push_back (std::move (f));
}

/* What sites at STARTS of LENGTH items save with a fragment that is none of the unit's, in bytes.  */
int64_t
chooser::shared_benefit (fragment_kind kind, const std::vector<uint32_t> &starts,
                         uint32_t length) const
{
  if (m_limits.stress)
    /* Before the unit's own.  */
    return 2 * int64_t (starts.size ()) * length;
  int64_t saved = 0;
  for (uint32_t start : starts)
    saved += m_costs.saved_at_site (kind, start, length);
  return saved;
}

/* Makes a candidate for those of STARTS, which have the instructions of sequence INDEX of the supply, that
   may be its sites.  */
void
chooser::consider_shared (uint32_t index, const std::vector<uint32_t> &starts)
{
  const unit_string &j = m_joined;
  const shared_sequence &s = m_shared.sequences[index];
  uint32_t length = s.marks.size ();
  fold_candidate f;
  f.kind = s.kind;
  f.shared = index;
  kind_lengths ends = find_kind_lengths (j, starts[0], length);
  uint32_t longest = (s.kind == FRAGMENT_TAIL             ? ends.tail
                      : s.kind == FRAGMENT_THUNK          ? ends.thunk
                      : s.kind == FRAGMENT_CALLED         ? ends.called
                      : s.kind == FRAGMENT_REGISTER_CALL  ? ends.register_call
                                                          : ends.register_jump);
  bool ends_tail = m_classes[j.symbols[starts[0] + length - 1]].traits & TRAIT_TAIL_END;
  if (longest < length || (s.kind == FRAGMENT_TAIL && !ends_tail))
    return;
  class_id state = no_class;
  for (uint32_t start : starts)
    {
      class_id here = j.state[start];
      if (takes_register_p (s.kind)
          && (here == no_class ? not_shared : m_shared.mark_of[here]) != s.state)
        continue;
      /* All sites of a fragment have one (chosen_fragment::state); other classes of states have
         other directives.  */
      if (f.sites.empty ())
        state = here;
      if (site_p (s.kind, start, length) && (!takes_register_p (s.kind) || here == state))
        f.sites.push_back ({ start, length });
    }
  if (!f.sites.empty ())
    m_candidates.push_back (std::move (f));
}

/* The same, where all sites of a candidate must have one frame state.  */
void
chooser::consider_states (fragment_kind kind, const std::vector<uint32_t> &starts,
                          uint32_t length)
{
  std::map<class_id, std::vector<uint32_t>> by_state;
  for (uint32_t start : starts)
    by_state[m_joined.state[start]].push_back (start);
  for (const auto &group : by_state)
    if (group.second.size () >= m_limits.min_occurrences)
      consider_kind (kind, group.second, length);
}

/* Register-call and register-jump candidates for R, with their ENDS: where called ones would do,
   these are no better.  */
void
chooser::consider_in_place (const core::repeat &r, const kind_lengths &ends)
{
  const unit_string &j = m_joined;
  uint32_t moving = j.next_moving[r.starts[0]] - r.starts[0];
  bool register_call = m_sizes.register_call && moving < ends.register_call;
  if (register_call && ends.register_call >= r.min_length)
    consider_states (FRAGMENT_REGISTER_CALL, r.starts, ends.register_call);
  if (!m_sizes.register_jump_site || !ends.register_jump || ends.register_jump < r.min_length)
    return;
  uint32_t better = register_call ? ends.register_call : ends.called;
  bool callable = std::all_of (r.starts.begin (), r.starts.end (),
                               [&] (uint32_t start) {
    return j.uncallable[start + ends.register_jump] == j.uncallable[start];
  });
  if (!callable || better < ends.register_jump)
    consider_states (FRAGMENT_REGISTER_JUMP, r.starts, ends.register_jump);
}

void
chooser::consider (const core::repeat &r)
{
  const unit_string &j = m_joined;
  uint32_t start = r.starts[0], length = std::min (r.length, most_items);
  kind_lengths ends = find_kind_lengths (j, start, length);
  if (ends.tail == r.length
      && m_classes[j.symbols[start + r.length - 1]].traits & TRAIT_TAIL_END)
    consider_kind (FRAGMENT_TAIL, r.starts, r.length);
  if (ends.thunk > 0 && ends.thunk >= r.min_length)
    consider_kind (FRAGMENT_THUNK, r.starts, ends.thunk);
  if (ends.called > 0 && ends.called >= r.min_length
      && ends.called != ends.thunk)
    consider_kind (FRAGMENT_CALLED, r.starts, ends.called);
  consider_in_place (r, ends);
}

void
chooser::collect ()
{
  core::repeat_limits limits;
  limits.min_occurrences = m_limits.min_occurrences;
  core::for_each_repeat (m_joined.symbols, m_joined.alphabet, limits,
                         [this] (const core::repeat &r) { consider (r); });
  if (!m_shared.sequences.empty ())
    for_each_shared (m_joined, m_shared,
                     [this] (uint32_t index, const std::vector<uint32_t> &starts) {
                       consider_shared (index, starts);
                     });
}

/* The fragment of S.  */
chosen_fragment
chooser::fragment_of (const core::selection &s)
{
  const fold_candidate &f = m_candidates[s.candidate];
  uint32_t start = f.sites[0].start, length = f.sites[0].length;
  chosen_fragment b { f.kind, {}, {}, 0, false, fragment_section (), 0, no_class, f.shared };
  if (takes_register_p (f.kind))
    b.state = m_joined.state[start];
  b.classes.assign (m_joined.symbols.begin () + start,
                  m_joined.symbols.begin () + start + length);
  m_alive.clear ();
  for (uint32_t i : s.alive)
    {
      uint32_t at = f.sites[i].start, t = m_joined.function[at];
      b.sites.push_back ({ t, at - m_joined.first[t] });
      b.added += added_at_site (f.kind, at, length);
      m_alive.push_back (at);
    }
  if (b.shared != not_shared)
    {
      b.benefit = shared_benefit (f.kind, m_alive, length);
      return b;
    }
  b.benefit = benefit_of (f.kind, m_alive, length, &b.linkonce);
  b.section = m_sections.find (m_alive, length);
  if (b.linkonce)
    b.section.number = 0;
  return b;
}

std::vector<chosen_fragment>
chooser::choose (double price)
{
  m_price = price;
  size_t length = m_joined.symbols.size ();
  std::vector<core::selection> chosen
    = m_limits.stress ? core::select (*this, length, m_limits.min_benefit,
                                      min_occurrences ())
                      : core::cover (*this, length, m_limits.min_benefit,
                                     min_occurrences (), cover_rounds);
  std::vector<chosen_fragment> result;
  for (const core::selection &s : chosen)
    result.push_back (fragment_of (s));
  return result;
}

/* By section with an unwind entry that fragments share: what those of CHOICES save
   there, in bytes, without that entry.  */
std::map<fragment_section, int64_t>
chooser::saved_by_section (const std::vector<chosen_fragment> &choices) const
{
  std::map<fragment_section, int64_t> saved;
  for (const chosen_fragment &b : choices)
    if (!b.linkonce && b.shared == not_shared && !m_closed.count (b.section))
      saved[b.section] += b.benefit;
  return saved;
}

/* The sections in which CHOICES save less than that entry takes and a margin for errors of the
   estimates.  */
std::set<fragment_section>
chooser::unpaid (const std::vector<chosen_fragment> &choices) const
{
  std::set<fragment_section> sections;
  for (const auto &section : saved_by_section (choices))
    if (!m_limits.stress
        && section.second - m_limits.padding
             < entry_margin * double (entry_bytes (section.first)))
      sections.insert (section.first);
  return sections;
}

std::vector<chosen_fragment>
chooser::choose_and_close (double price)
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
        if (fragment_sections::closable_p (section))
          m_sections.close (section);
        else
          m_closed.insert (section);
      choices = choose (price);
    }
  return choices;
}

void
chooser::drop_unpaid (std::vector<chosen_fragment> &choices)
{
  std::set<fragment_section> sections = unpaid (choices);
  auto unpaid_p = [&] (const chosen_fragment &b) {
    return !b.linkonce && b.shared == not_shared && sections.count (b.section);
  };
  choices.erase (std::remove_if (choices.begin (), choices.end (), unpaid_p),
                 choices.end ());
}

std::vector<priced_choice>
chooser::parts_of (std::vector<chosen_fragment> choices) const
{
  std::stable_sort (choices.begin (), choices.end (),
                    [] (const chosen_fragment &a, const chosen_fragment &b) {
                      return a.benefit * b.added > b.benefit * a.added;
                    });
  std::vector<priced_choice> parts;
  std::set<fragment_section> paid;
  priced_choice sum = { 0, 0 };
  int64_t step = total_benefit (choices) / parts_of_curve, next = 0;
  for (const chosen_fragment &b : choices)
    {
      sum.added += b.added;
      sum.saved += b.benefit;
      if (!b.linkonce && b.shared == not_shared && !m_closed.count (b.section) && paid.insert (b.section).second)
        sum.saved -= entry_bytes (b.section);
      if (sum.saved < next)
        continue;
      parts.push_back (sum);
      next = sum.saved + step;
    }
  return parts;
}

int64_t
chooser::saved_by (const std::vector<chosen_fragment> &choices) const
{
  int64_t entries = 0;
  for (const auto &section : saved_by_section (choices))
    entries += entry_bytes (section.first);
  return total_benefit (choices) - entries;
}

/* The sum of what CHOICES make slower.  */
double
added_instructions (const std::vector<chosen_fragment> &choices)
{
  double added = 0;
  for (const chosen_fragment &b : choices)
    added += b.added;
  return added;
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

/* Takes out of CURVE what adds as much as another point, or more, and saves no more.  */
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
  for (const chosen_fragment &f : fragments)
    gains.push_back ({ double (f.benefit), f.added });
  return gains;
}

/* The best that C finds within BUDGET, in executed instructions; UNBOUNDED is too much at PRICE.
   Adds what it tries to CURVE.  */
static std::vector<chosen_fragment>
choose_within (chooser &c, double budget, double price,
               const std::vector<chosen_fragment> &unbounded, std::vector<priced_choice> &curve)
{
  const unsigned most_raises = 12, most_steps = 12;
  std::vector<chosen_fragment> best;
  int64_t saved = -1;
  auto choose = [&] (double at) {
    std::vector<chosen_fragment> fragments = c.choose (at);
    double added = added_instructions (fragments);
    curve.push_back ({ added, c.saved_by (fragments) });
    std::vector<core::gain> gains = gains_of (fragments);
    if (added <= budget && total_benefit (fragments) > saved)
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
               const choice_limits &limits, const shared_supply &shared)
{
  unit_string joined = join (classes, functions, entries);
  chooser c (classes, functions, joined, sizes, limits, shared);
  choice result;
  std::vector<chosen_fragment> best = c.choose_and_close (0);
  result.unbounded_saved = c.saved_by (best);
  result.unbounded_added = added_instructions (best);
  result.curve = c.parts_of (best);
  result.curve.push_back ({ result.unbounded_added, result.unbounded_saved });
  result.price = limits.min_price;
  if (limits.min_price > 0 && !limits.stress)
    best = c.choose_and_close (limits.min_price);
  if (limits.budget >= 0 && !limits.stress
      && added_instructions (best) > limits.budget)
    best = choose_within (c, limits.budget, limits.min_price, best, result.curve);
  c.drop_unpaid (best);
  result.saved = c.saved_by (best);
  result.added = added_instructions (best);
  result.curve.push_back ({ result.added, result.saved });
  keep_frontier (result.curve);
  result.fragments = std::move (best);
  return result;
}

} // namespace outline
