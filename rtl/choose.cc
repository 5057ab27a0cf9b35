/* The choice of what to fold.  SPDX-License-Identifier: GPL-3.0-or-later

   The instructions of all functions stand one behind the other, with a symbol
   of its own wherever no sequence may pass:

     f  push  mov1  call_g  |  add  ret  |      g  mov1  call_g  add  ret  |

   Repeats of that text become candidates of up to three kinds:

     tail     the repeat ends in an instruction behind which control does not
              go on: "add ret", jumped to;
     thunk    it is cut behind its last call: "mov1 call_g", called;
     called   the whole repeat, without what moves the stack pointer.

   Which kinds are legal follows from the words alone, but for functions that
   have something below their stack pointer: nothing is called from there.

   Candidates overlap.  core/cover.h chooses among them.

   A site costs time: a call and a return more are executed each time that the
   code runs.  With a budget, an executed instruction has a price in bytes (a
   Lagrange multiplier): a site takes part if it saves more than that.  The price
   is raised until the sum keeps to the budget, so that the bytes that cost least
   go first.

   COMDAT functions.  Another object may bring the same function, and the
   linker then drops this one; but bodies stay.  So the sites in other
   functions must pay for a body alone.  Where they do not, the body can be
   COMDAT too, named by its contents, at the price of an unwind entry: the
   linker keeps one for all objects, and none if no function that it keeps
   needs it.  */

#include "rtl/choose.h"

#include <algorithm>
#include <cmath>

#include "core/cover.h"
#include "core/repeats.h"
#include "rtl/joined-text.h"

namespace outline
{

namespace
{

/* Sequences longer than this are cut: what is longer is found in pieces.  */
const uint32_t most_items = 1 << 14;

/* The same for sequences with jumps, where each length is looked at.  */
const uint32_t most_linked_items = 256;

/* What a COMDAT body must save at least, in bytes: the linker may keep fewer of
   its sites than the unit has.  */
const int64_t least_linkonce = 16;

/* A set of sites that could share a body.  */
struct fold_candidate
{
  body_kind kind;
  std::vector<core::occurrence> sites;
};

/* Where a sequence may end: 0, or the longest length, in items, after which
   nothing in it demands more; of all words, of those without WORD_TAIL_ONLY,
   and of those that end in a call.  */
struct possible_ends
{
  uint32_t tail = 0, called = 0, thunk = 0;
};

/* Rounds of core::cover: more gain less than 0.01% (measured on eight of the
   bench programs).  */
const unsigned cover_rounds = 10;

class chooser : public core::priced_candidates
{
public:
  chooser (const vocabulary &words, const std::vector<function_text> &texts,
           const joined_text &joined, const body_sizes &sizes,
           const choice_limits &limits)
    : m_words (words), m_texts (texts), m_joined (joined), m_sizes (sizes),
      m_limits (limits)
  {
    collect ();
  }

  /* The choice where each instruction that is executed more must save more than
     PRICE bytes.  */
  std::vector<body_choice> choose (double price);

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
    m_alive.clear ();
    double slower = 0;
    for (uint32_t i : alive)
      {
        m_alive.push_back (f.sites[i].start);
        slower += price_at_site (f, i);
      }
    return worth (f.kind, m_alive, f.sites[0].length)
           - int64_t (std::min (slower, 1e15));
  }
  double
  saved (size_t c, uint32_t i) const override
  {
    const fold_candidate &f = m_candidates[c];
    return saved_at_site (f.kind, f.sites[i].start, f.sites[i].length)
           - price_at_site (f, i);
  }
  double
  shared_cost (size_t c) const override
  {
    const fold_candidate &f = m_candidates[c];
    return body_bytes (f.kind, f.sites[0].start, f.sites[0].length);
  }

private:
  void collect ();
  body_choice body_of (const core::selection &s);
  void consider (const core::repeat &r);
  possible_ends find_ends (uint32_t start, uint32_t length) const;
  void consider_kind (body_kind kind, const std::vector<uint32_t> &starts,
                      uint32_t length);
  uint32_t site_bytes (body_kind kind) const
  {
    return kind == BODY_TAIL ? m_sizes.jump : m_sizes.call;
  }
  uint32_t saved_at_site (body_kind kind, uint32_t start,
                          uint32_t length) const;
  uint32_t body_bytes (body_kind kind, uint32_t start, uint32_t length) const;
  double executions (uint32_t start) const;
  double added_at_site (body_kind kind, uint32_t start, uint32_t length) const;
  double
  price_at_site (const fold_candidate &f, uint32_t i) const
  {
    return m_price > 0 ? m_price * added_at_site (f.kind, f.sites[i].start,
                                                  f.sites[i].length)
                       : 0;
  }
  int64_t worth (body_kind kind, const std::vector<uint32_t> &starts,
                 uint32_t length, bool *linkonce = nullptr) const;

  const vocabulary &m_words;
  const std::vector<function_text> &m_texts;
  const joined_text &m_joined;
  const body_sizes &m_sizes;
  const choice_limits &m_limits;
  /* Bytes that an executed instruction more must save.  */
  double m_price = 0;
  std::vector<fold_candidate> m_candidates;
  std::vector<uint32_t> m_alive;
};

/* The number of calls inside a body of KIND that come back to it.  */
static uint32_t
inner_calls (const joined_text &j, body_kind kind, uint32_t start,
             uint32_t length)
{
  return j.calls[start + length - (kind == BODY_THUNK)] - j.calls[start];
}

/* The bytes by which a site shrinks.  */
uint32_t
chooser::saved_at_site (body_kind kind, uint32_t start, uint32_t length) const
{
  const joined_text &j = m_joined;
  uint32_t before = (j.bytes[start + length] - j.bytes[start]
                     + j.unwind[start + length] - j.unwind[start]);
  uint32_t after = site_bytes (kind);
  return before > after ? before - after : 0;
}

uint32_t
chooser::body_bytes (body_kind kind, uint32_t start, uint32_t length) const
{
  const joined_text &j = m_joined;
  uint32_t bytes = j.bytes[start + length] - j.bytes[start];
  if (kind == BODY_TAIL)
    {
      /* The state at the start is set up, and taken back.  */
      const word &last = m_words[j.symbols[start + length - 1]];
      uint32_t unwind = j.unwind[start + length] - j.unwind[start];
      if (last.state_bytes || unwind)
        bytes += last.state_bytes + unwind + 4;
    }
  else
    {
      if (kind == BODY_CALLED)
        bytes += m_sizes.return_;
      if (inner_calls (j, kind, start, length))
        bytes += m_sizes.inner_calls;
      bytes += m_sizes.stack_reference
               * (j.references[start + length] - j.references[start]);
    }
  if (m_limits.alone_with_symbols
      && j.symbolic[start + length] != j.symbolic[start])
    bytes += m_sizes.entry;
  return bytes;
}

/* How often START is executed, in the measure of option scope.  */
double
chooser::executions (uint32_t start) const
{
  uint32_t text = m_joined.text[start];
  return m_limits.profile
           ? m_joined.frequency[start]
           : m_texts[text].items[start - m_joined.first[text]].frequency;
}

/* The instructions executed more at a site each time it is reached.  */
double
chooser::added_at_site (body_kind kind, uint32_t start, uint32_t length) const
{
  double added = kind == BODY_CALLED ? 2 : 1;
  if (kind != BODY_TAIL && inner_calls (m_joined, kind, start, length))
    added += 2;
  return added * m_joined.frequency[start];
}

/* What a body for STARTS saves, in bytes; negative if nothing.  LINKONCE: where
   to say whether that takes a COMDAT body, or null.  */
int64_t
chooser::worth (body_kind kind, const std::vector<uint32_t> &starts,
                uint32_t length, bool *linkonce) const
{
  const joined_text &j = m_joined;
  int64_t sure = 0, perhaps = 0;
  for (uint32_t start : starts)
    {
      uint32_t saved = saved_at_site (kind, start, length);
      (m_texts[j.text[start]].comdat ? perhaps : sure) += saved;
    }
  int64_t body = body_bytes (kind, starts[0], length);
  bool shared = sure - body >= m_limits.min_benefit;
  bool local = j.local[starts[0] + length] != j.local[starts[0]];
  if (linkonce)
    *linkonce = !shared && perhaps > 0 && !local;
  if (m_limits.stress)
    return starts.size () * length;
  if (shared)
    return sure + perhaps / 2 - body;
  int64_t together = sure + perhaps - body - m_sizes.entry;
  return local || together < least_linkonce ? -1 : together / 2;
}

void
chooser::consider_kind (body_kind kind, const std::vector<uint32_t> &starts,
                        uint32_t length)
{
  bool calls = m_joined.calls[starts[0] + length] != m_joined.calls[starts[0]];
  fold_candidate f;
  f.kind = kind;
  m_alive.clear ();
  for (uint32_t start : starts)
    {
      if (!(m_joined.ways[start] & ITEM_ENTER)
          || (kind == BODY_TAIL
                ? calls && m_texts[m_joined.text[start]].regions
                : m_joined.uncallable[start + length]
                    != m_joined.uncallable[start]))
        continue;
      if (m_limits.most_executions >= 0
          && executions (start) > m_limits.most_executions)
        continue;
      if (m_limits.stress
            ? !m_limits.growth
                && (m_joined.bytes[start + length] - m_joined.bytes[start]
                    < site_bytes (kind))
            : !saved_at_site (kind, start, length))
        continue;
      m_alive.push_back (start);
    }
  if (m_alive.size () < m_limits.min_occurrences
      || worth (kind, m_alive, length) < m_limits.min_benefit)
    return;
  for (uint32_t start : m_alive)
    f.sites.push_back ({ start, length });
  m_candidates.push_back (std::move (f));
}

/* The ends of a sequence that begins at START and has LENGTH items at
   most.  */
possible_ends
chooser::find_ends (uint32_t start, uint32_t length) const
{
  const joined_text &j = m_joined;
  uint32_t plain = std::min (length, j.next_tail_only[start] - start);
  uint32_t called = std::min (plain, j.next_stacked[start] - start);
  plain = std::min (plain, called + 1);
  bool saves = j.next_saves[start] - start < length;
  if (saves)
    plain = called
      = std::min (called, j.next_change[j.next_saves[start]] - start);
  possible_ends ends;
  if (j.linked[start + length] == j.linked[start])
    {
      ends.tail = saves ? 0 : length;
      ends.called = called;
      uint32_t thunk = plain ? j.last_thunk[start + plain - 1] : 0;
      ends.thunk = thunk > start ? thunk - start : 0;
      return ends;
    }
  uint32_t reach = start;
  for (uint32_t i = 0; i < std::min (length, most_linked_items); i++)
    {
      if (j.low[start + i] < start)
        break;
      reach = std::max (reach, j.high[start + i]);
      if (reach > start + i)
        continue;
      ends.tail = saves ? 0 : i + 1;
      if (i < called)
        ends.called = i + 1;
      if (i < plain && j.last_thunk[start + i] == start + i + 1)
        ends.thunk = i + 1;
    }
  return ends;
}

void
chooser::consider (const core::repeat &r)
{
  const joined_text &j = m_joined;
  uint32_t start = r.starts[0], length = std::min (r.length, most_items);
  possible_ends ends = find_ends (start, length);
  if (ends.tail == r.length
      && m_words[j.symbols[start + r.length - 1]].traits & WORD_TAIL_END)
    consider_kind (BODY_TAIL, r.starts, r.length);
  if (ends.thunk > 0 && ends.thunk >= r.min_length)
    consider_kind (BODY_THUNK, r.starts, ends.thunk);
  if (ends.called > 0 && ends.called >= r.min_length
      && ends.called != ends.thunk)
    consider_kind (BODY_CALLED, r.starts, ends.called);
}

void
chooser::collect ()
{
  core::repeat_limits limits;
  limits.min_occurrences = m_limits.min_occurrences;
  core::for_each_repeat (m_joined.symbols, m_joined.alphabet, limits,
                         [this] (const core::repeat &r) { consider (r); });
}

/* The body that S stands for.  */
body_choice
chooser::body_of (const core::selection &s)
{
  const fold_candidate &f = m_candidates[s.candidate];
  uint32_t start = f.sites[0].start, length = f.sites[0].length;
  body_choice b { f.kind, {}, {}, 0, false, 0 };
  b.words.assign (m_joined.symbols.begin () + start,
                  m_joined.symbols.begin () + start + length);
  m_alive.clear ();
  for (uint32_t i : s.alive)
    {
      uint32_t at = f.sites[i].start, t = m_joined.text[at];
      b.sites.push_back ({ t, at - m_joined.first[t] });
      b.added += added_at_site (f.kind, at, length);
      m_alive.push_back (at);
    }
  b.benefit = worth (f.kind, m_alive, length, &b.linkonce);
  return b;
}

std::vector<body_choice>
chooser::choose (double price)
{
  m_price = price;
  size_t length = m_joined.symbols.size ();
  std::vector<core::selection> chosen
    = m_limits.stress ? core::select (*this, length, m_limits.min_benefit,
                                      m_limits.min_occurrences)
                      : core::cover (*this, length, m_limits.min_benefit,
                                     m_limits.min_occurrences, cover_rounds);
  std::vector<body_choice> result;
  for (const core::selection &s : chosen)
    result.push_back (body_of (s));
  return result;
}

/* The sum of what CHOICES make slower.  */
double
added_instructions (const std::vector<body_choice> &choices)
{
  double added = 0;
  for (const body_choice &b : choices)
    added += b.added;
  return added;
}

} // namespace

double
executed_instructions (const std::vector<function_text> &texts,
                       const std::vector<double> &entries)
{
  double executed = 0;
  for (size_t t = 0; t < texts.size (); t++)
    for (const text_item &item : texts[t].items)
      if (item.id != no_word)
        executed += item.frequency * entries[t];
  return executed;
}

/* The sum of what CHOICES save, in bytes.  */
static int64_t
total_benefit (const std::vector<body_choice> &choices)
{
  int64_t total = 0;
  for (const body_choice &b : choices)
    total += b.benefit;
  return total;
}

/* The best that C finds within BUDGET, in executed instructions.  */
static std::vector<body_choice>
choose_within (chooser &c, double budget)
{
  /* At LOW it is too much, at HIGH it is not.  */
  double low = 0, high = 1;
  std::vector<body_choice> best = c.choose (high);
  for (int i = 0; i < 12 && added_instructions (best) > budget; i++)
    {
      low = high;
      high *= 1024;
      best = c.choose (high);
    }
  int64_t saved = total_benefit (best);
  for (int i = 0; i < 12; i++)
    {
      double middle = low > 0 ? std::sqrt (low * high) : high / 1024;
      std::vector<body_choice> other = c.choose (middle);
      double added = added_instructions (other);
      (added > budget ? low : high) = middle;
      if (added <= budget && total_benefit (other) > saved)
        {
          saved = total_benefit (other);
          best = std::move (other);
        }
      if (added <= budget && added > 0.98 * budget)
        break;
    }
  return best;
}

choice
choose_bodies (const vocabulary &words, const std::vector<function_text> &texts,
               const std::vector<double> &entries, const body_sizes &sizes,
               const choice_limits &limits)
{
  joined_text joined = join (words, texts, entries);
  chooser c (words, texts, joined, sizes, limits);
  choice result;
  std::vector<body_choice> best = c.choose (0);
  result.unbounded_benefit = total_benefit (best);
  result.unbounded_added = added_instructions (best);
  if (limits.budget >= 0 && !limits.stress)
    {
      if (limits.least_price > 0)
        best = c.choose (limits.least_price);
      if (added_instructions (best) > limits.budget)
        best = choose_within (c, limits.budget);
    }

  /* Bodies that are not COMDAT pay for the unwind entry that they share.  */
  int64_t total = 0;
  for (const body_choice &b : best)
    total += b.linkonce ? 0 : b.benefit;
  if (!limits.stress && 4 * total < 5 * int64_t (sizes.entry))
    best.erase (std::remove_if (best.begin (), best.end (),
                                [] (const body_choice &b) {
                                  return !b.linkonce;
                                }),
                best.end ());
  result.added = added_instructions (best);
  result.bodies = std::move (best);
  return result;
}

} // namespace outline
