/* The choice among candidates that overlap and share a cost.
   SPDX-License-Identifier: GPL-3.0-or-later

   select takes the best candidate first, and never looks back:

       text   a b c d   a b c d   a b   c d      "abcd" saves most: taken
                                                 "ab", "cd": once each, left

   though "ab" and "cd", three times each, may save more together.

   Here each occurrence has a price: what it saves, less its share in what its
   candidate costs once.  Alternately

     1  cover    the text with occurrences that do not overlap, for the greatest
                 sum: one walk from the end of the text, as what is best from a
                 position on depends on what follows only;
     2  share    each candidate's cost among the uses it has found.  One that
                 does not pay for itself is given up; but not in the first
                 rounds, unless no use is left, as others that overlap it may
                 still go.

   In the second half of the rounds only a tenth of the cost is charged: what is
   in use by then is paid for, and should be used wherever it can.

   What is left uncovered is then offered to select.

   The idea of pricing by use, parsing again, until both agree, is that of optimal
   parsing in compressors (Zopfli, 2013).  */

#include "core/cover.h"

#include <algorithm>

#include "core/sum.h"

namespace outline
{
namespace core
{

namespace
{

/* The share of its cost that a use is charged with: at first a little more than
   all, since not all occurrences will be used.  */
const double first_share = 1.1, later_share = 1, last_share = 0.1;

/* The first round in which candidates that are still used are given up.  */
const unsigned patience = 4;

class coverer
{
public:
  coverer (priced_candidates &all, size_t text_length, int64_t min_benefit,
           size_t min_occurrences)
    : m_all (all), m_length (text_length), m_min_benefit (min_benefit),
      m_min_occurrences (min_occurrences), m_charge (all.count ()),
      m_given_up (all.count ()), m_used (all.count ())
  {
    index_occurrences ();
    for (size_t c = 0; c < all.count (); c++)
      m_charge[c] = first_share * all.shared_cost (c)
                    / std::max<size_t> (1, all.occurrences (c).size ());
  }

  std::vector<selection> run (unsigned rounds);

private:
  /* An occurrence that begins at a position.  */
  struct entry
  {
    uint32_t candidate, occurrence;
    float saved;
  };

  void index_occurrences ();
  void find_cover ();
  void share_costs (unsigned round, unsigned rounds);

  priced_candidates &m_all;
  size_t m_length;
  int64_t m_min_benefit;
  size_t m_min_occurrences;
  std::vector<entry> m_entries;  /* By start.  */
  std::vector<uint32_t> m_first; /* By position: of its entries.  */
  /* By candidate: what a use is charged with; whether it is out; its
     occurrences in the cover.  */
  std::vector<double> m_charge;
  std::vector<bool> m_given_up;
  std::vector<std::vector<uint32_t>> m_used;
};

/* Sets m_entries and m_first.  */
void
coverer::index_occurrences ()
{
  m_first.assign (m_length + 2, 0);
  size_t count = m_all.count ();
  for (size_t c = 0; c < count; c++)
    for (const occurrence &o : m_all.occurrences (c))
      m_first[o.start + 2]++;
  for (size_t i = 2; i < m_first.size (); i++)
    m_first[i] += m_first[i - 1];
  m_entries.resize (m_first.back ());
  for (size_t c = 0; c < count; c++)
    {
      const std::vector<occurrence> &places = m_all.occurrences (c);
      for (uint32_t i = 0; i < places.size (); i++)
        m_entries[m_first[places[i].start + 1]++]
          = { uint32_t (c), i, float (m_all.saved (c, i)) };
    }
}

/* Sets m_used to the cover with the greatest sum.  */
void
coverer::find_cover ()
{
  for (std::vector<uint32_t> &used : m_used)
    used.clear ();
  const uint32_t none = UINT32_MAX;
  std::vector<double> best (m_length + 1);
  std::vector<uint32_t> pick (m_length, none);
  for (size_t i = m_length; i-- > 0;)
    {
      best[i] = best[i + 1];
      for (uint32_t e = m_first[i]; e < m_first[i + 1]; e++)
        {
          const entry &o = m_entries[e];
          double gain = o.saved - m_charge[o.candidate];
          if (gain <= 0 || m_given_up[o.candidate])
            continue;
          gain += best[i + m_all.occurrences (o.candidate)[o.occurrence].length];
          if (gain > best[i])
            {
              best[i] = gain;
              pick[i] = e;
            }
        }
    }
  for (size_t i = 0; i < m_length;)
    if (pick[i] == none)
      i++;
    else
      {
        const entry &o = m_entries[pick[i]];
        m_used[o.candidate].push_back (o.occurrence);
        i += m_all.occurrences (o.candidate)[o.occurrence].length;
      }
}

/* Sets charges by what the cover uses.  */
void
coverer::share_costs (unsigned round, unsigned rounds)
{
  double share = round < rounds / 2 ? later_share : last_share;
  for (size_t c = 0; c < m_used.size (); c++)
    {
      if (m_given_up[c])
        continue;
      const std::vector<uint32_t> &used = m_used[c];
      bool pays = used.size () >= m_min_occurrences
                  && m_all.benefit (c, used) >= m_min_benefit;
      if (pays)
        m_charge[c] = share * m_all.shared_cost (c) / used.size ();
      else if (used.empty () || round >= patience || round + 1 == rounds)
        m_given_up[c] = true;
      else
        m_charge[c] = m_all.shared_cost (c) / used.size ();
    }
}

/* The chosen candidates first, then all.  */
class chosen_first : public candidates
{
public:
  chosen_first (priced_candidates &all, const std::vector<bool> &given_up,
                const std::vector<std::vector<uint32_t>> &used)
    : m_all (all)
  {
    for (size_t c = 0; c < used.size (); c++)
      if (!given_up[c] && !used[c].empty ())
        {
          m_chosen.push_back ({ c, used[c], all.benefit (c, used[c]) });
          std::vector<occurrence> places;
          for (uint32_t i : used[c])
            places.push_back (all.occurrences (c)[i]);
          m_places.push_back (std::move (places));
        }
  }

  /* What is added to the benefit of the chosen.  */
  static constexpr int64_t ahead = int64_t (1) << 40;

  size_t count () const override { return m_chosen.size () + m_all.count (); }
  const std::vector<occurrence> &
  occurrences (size_t c) const override
  {
    return c < m_chosen.size () ? m_places[c]
                                : m_all.occurrences (c - m_chosen.size ());
  }
  int64_t
  benefit (size_t c, const std::vector<uint32_t> &alive) override
  {
    return c < m_chosen.size () ? m_chosen[c].benefit + ahead
                                : m_all.benefit (c - m_chosen.size (), alive);
  }

  /* S, in terms of all.  */
  selection
  translated (const selection &s) const
  {
    return s.candidate < m_chosen.size ()
             ? m_chosen[s.candidate]
             : selection { s.candidate - m_chosen.size (), s.alive, s.benefit };
  }

private:
  priced_candidates &m_all;
  std::vector<selection> m_chosen;
  std::vector<std::vector<occurrence>> m_places;
};

std::vector<selection>
coverer::run (unsigned rounds)
{
  for (unsigned round = 0; round < rounds; round++)
    {
      find_cover ();
      share_costs (round, rounds);
    }
  chosen_first order (m_all, m_given_up, m_used);
  std::vector<selection> result;
  for (const selection &s : select (order, m_length, m_min_benefit,
                                    m_min_occurrences))
    result.push_back (order.translated (s));
  std::stable_sort (result.begin (), result.end (),
                    [] (const selection &a, const selection &b) {
                      return a.benefit > b.benefit;
                    });
  return result;
}

} // namespace

std::vector<selection>
cover (priced_candidates &all, size_t text_length, int64_t min_benefit,
       size_t min_occurrences, unsigned rounds)
{
  std::vector<selection> greedy
    = select (all, text_length, min_benefit, min_occurrences);
  std::vector<selection> better
    = coverer (all, text_length, min_benefit, min_occurrences).run (rounds);
  return (sum_of (better, &selection::benefit) < sum_of (greedy, &selection::benefit) ? greedy
                                                                                      : better);
}

} // namespace core
} // namespace outline
