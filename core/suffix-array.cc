/* The suffix array of a sequence of integers, in linear time (SA-IS).
   SPDX-License-Identifier: GPL-3.0-or-later

   The suffixes of  m i s s i s s i p p i , sorted, are found at

       10 7 4 1 0 9 8 6 3 5 2      i ippi issippi ississippi mississippi pi ...

   Sorting them by comparison costs O(n^2) symbols on a text that repeats
   itself, and texts that repeat themselves are what an outliner is for.  The
   algorithm here, from

       G. Nong, S. Zhang, W. H. Chan: Two Efficient Algorithms for Linear Time
       Suffix Array Construction.  IEEE Transactions on Computers 60(10), 2011
       (first in DCC 2009),

   reads the text a fixed number of times and never compares two suffixes.

   Words.  The end of the text counts as a symbol smaller than all others.
   A suffix is of type S if it is smaller than the suffix that begins one
   symbol later, else of type L.  It is LMS (leftmost S) if it is S and the
   symbol before it begins an L.  An LMS substring runs from one LMS position
   to the next, both included; the last one runs to the end of the text.

       position  0 1 2 3 4 5 6 7 8 9 10
       symbol    m i s s i s s i p p i
       type      L S L L S L L S L L L
       LMS         *     *     *               substrings: issi issi ippi$

   All suffixes that begin with the same symbol are next to each other in the
   result: that stretch is the symbol's bucket.  In it all L come before all S.

   Idea.  If the LMS suffixes are known in sorted order, two scans place all
   others (induced).  Left to right: the suffix one before a suffix already
   placed, if it is L, goes to the front of its bucket; it is larger than the
   one it was found from, so the scan has yet to come there.  Right to left, the
   same for S and the backs.  And the LMS suffixes are sorted by sorting a text
   at most half as long, whose symbols are the ranks of the LMS substrings
   (name_lms); the ranks come from the same two scans, begun with the LMS
   positions in any order.

   Cost.  Each step is linear in text and alphabet, the text of the recursion
   has at most n / 2 symbols and as many names: O(n + alphabet) in all.  The
   time goes into the scans, which read text and buckets out of order: they ask
   for the memory that they will need some entries later.  */

#include "core/suffix-array.h"

#include <algorithm>
#include <cassert>

namespace outline
{
namespace core
{

namespace
{

/* An entry of the array that no suffix has taken yet, or of whose suffix
   nothing follows: nothing precedes position 0.  */
const uint32_t none = 0;

/* How many entries ahead of its use memory is asked for.  */
const uint32_t ahead = 16;

/* One level of the recursion.  */
class suffix_sorter
{
public:
  /* TEXT must outlive this.  */
  suffix_sorter (const std::vector<uint32_t> &text, uint32_t alphabet);

  std::vector<uint32_t> sort () const;

private:
  bool lms_p (uint32_t p) const { return p > 0 && m_is_s[p] && !m_is_s[p - 1]; }
  std::vector<uint32_t> induced (const std::vector<uint32_t> &lms) const;
  bool equal_substrings_p (size_t a, size_t b) const;
  uint32_t name_lms (const std::vector<uint32_t> &sorted, std::vector<uint32_t> &names) const;

  const std::vector<uint32_t> &m_text;
  std::vector<bool> m_is_s;             /* By position: its type.  */
  std::vector<uint32_t> m_lms;          /* Ascending.  */
  std::vector<uint32_t> m_buckets;      /* The first entry of each, and that after the last one.  */
};

suffix_sorter::suffix_sorter (const std::vector<uint32_t> &text, uint32_t alphabet)
  : m_text (text), m_is_s (text.size ()), m_buckets (size_t (alphabet) + 1)
{
  for (uint32_t symbol : text)
    m_buckets[symbol + 1]++;
  for (uint32_t symbol = 0; symbol < alphabet; symbol++)
    m_buckets[symbol + 1] += m_buckets[symbol];
  for (size_t i = text.size () - 1; i-- > 0;)
    m_is_s[i] = text[i] < text[i + 1] || (text[i] == text[i + 1] && m_is_s[i + 1]);
  for (uint32_t i = 0; i < text.size (); i++)
    if (lms_p (i))
      m_lms.push_back (i);
}

/* All suffixes in the order that follows from that of the LMS positions, LMS: by suffix if these are, or else at least
   by LMS substring.  */
std::vector<uint32_t>
suffix_sorter::induced (const std::vector<uint32_t> &lms) const
{
  const uint32_t n = m_text.size ();
  std::vector<uint32_t> sa (n, none);
  std::vector<uint32_t> edge (m_buckets.begin () + 1, m_buckets.end ());
  auto prefetch = [&] (uint32_t entry) {
    if (entry < n)
      __builtin_prefetch (&m_text[sa[entry] == none ? 0 : sa[entry] - 1]);
  };
  for (size_t i = lms.size (); i-- > 0;)
    sa[--edge[m_text[lms[i]]]] = lms[i];
  edge.assign (m_buckets.begin (), m_buckets.end () - 1);
  /* The end of the text induces it.  */
  sa[edge[m_text[n - 1]]++] = n - 1;
  for (uint32_t i = 0; i < n; i++)
    {
      prefetch (i + ahead);
      if (uint32_t p = sa[i]; p != none && !m_is_s[p - 1])
        sa[edge[m_text[p - 1]]++] = p - 1;
    }
  edge.assign (m_buckets.begin () + 1, m_buckets.end ());
  for (uint32_t i = n; i-- > 0;)
    {
      prefetch (i - ahead);
      if (uint32_t p = sa[i]; p != none && m_is_s[p - 1])
        sa[--edge[m_text[p - 1]]] = p - 1;
    }
  return sa;
}

/* Whether the LMS substrings with the numbers A and B are equal.  The last one contains the end of the text.  */
bool
suffix_sorter::equal_substrings_p (size_t a, size_t b) const
{
  if (std::max (a, b) + 1 == m_lms.size ())
    return false;
  auto begin = m_text.begin () + m_lms[a], end = m_text.begin () + m_lms[a + 1] + 1;
  return (m_lms[a + 1] - m_lms[a] == m_lms[b + 1] - m_lms[b]
          && std::equal (begin, end, m_text.begin () + m_lms[b]));
}

/* Sets NAMES, by number, to the ranks of the LMS substrings, by which SORTED has the LMS positions; equal ones have one
   rank.  Returns how many there are.  */
uint32_t
suffix_sorter::name_lms (const std::vector<uint32_t> &sorted, std::vector<uint32_t> &names) const
{
  /* LMS positions are at least 2 apart.  */
  std::vector<uint32_t> number (m_text.size () / 2 + 1);
  for (size_t i = 0; i < m_lms.size (); i++)
    number[m_lms[i] / 2] = i;
  uint32_t count = 0, before = 0;
  for (uint32_t p : sorted)
    if (lms_p (p))
      {
        const uint32_t k = number[p / 2];
        count += count == 0 || !equal_substrings_p (before, k);
        names[k] = count - 1;
        before = k;
      }
  return count;
}

std::vector<uint32_t>
suffix_sorter::sort () const
{
  if (m_lms.size () < 2)
    return induced (m_lms);
  std::vector<uint32_t> names (m_lms.size ());
  const uint32_t count = name_lms (induced (m_lms), names);
  std::vector<uint32_t> order (names.size ());
  if (count < names.size ())
    order = suffix_sorter (names, count).sort ();
  else
    for (uint32_t i = 0; i < names.size (); i++)
      order[names[i]] = i;
  for (uint32_t &each : order)
    each = m_lms[each];
  return induced (order);
}

} // anonymous namespace

std::vector<uint32_t>
suffix_array (const std::vector<uint32_t> &text, uint32_t alphabet)
{
  assert (std::all_of (text.begin (), text.end (),
                       [=] (uint32_t c) { return c < alphabet; }));
  return text.empty () ? text : suffix_sorter (text, alphabet).sort ();
}

} // namespace core
} // namespace outline
