/* The suffix array of a sequence of integers, and what its neighbours have in common.
   SPDX-License-Identifier: GPL-3.0-or-later

   The suffixes of  b a n a n a , sorted, and what each shares with the one above it:

       sa  5  3    1      0       4   2
           a  ana  anana  banana  na  nana
       lcp 0  1    3      0       0   2

   Sorting them by comparison costs O(n^2) symbols on a text that repeats itself, and texts that repeat themselves are
   what an outliner is for.  Here they are sorted by their first symbol, then by the first two, four, ...: the order by
   twice as many symbols is that of pairs of ranks by as many as are known (U. Manber, G. Myers: Suffix Arrays: A New
   Method for On-Line String Searches.  SIAM Journal on Computing 22(5), 1993).  It ends when all ranks differ, so
   there are as many rounds as the longest repeat has bits in its length.

   The lcp array follows in linear time (T. Kasai, G. Lee, H. Arimura, S. Arikawa, K. Park: Linear-Time
   Longest-Common-Prefix Computation in Suffix Arrays and Its Applications.  CPM 2001).  If the suffix at P shares K
   symbols with its upper neighbour, then the suffix at P + 1 shares at least K - 1 with its own: cut the first symbol off
   both.  */

#include "core/suffix-array.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace outline
{
namespace core
{

typedef std::vector<uint32_t> numbers;

/* Sets SORTED to the positions of ORDER, sorted by their RANK, which is less than RANKS; those of one rank stay in
   order.  */
static void
sort_by_rank (const numbers &order, const numbers &rank, uint32_t ranks, numbers &sorted)
{
  numbers place (size_t (ranks) + 1);
  for (uint32_t r : rank)
    place[r + 1]++;
  std::partial_sum (place.begin (), place.end (), place.begin ());
  for (uint32_t p : order)
    sorted[place[rank[p]]++] = p;
}

numbers
suffix_array (const numbers &text, uint32_t alphabet)
{
  assert (std::all_of (text.begin (), text.end (),
                       [=] (uint32_t c) { return c < alphabet; }));
  const uint32_t n = text.size ();
  numbers sa (n), order (n), rank = text, next (n);
  std::iota (order.begin (), order.end (), 0);
  sort_by_rank (order, rank, alphabet, sa);
  for (uint32_t known = 1, ranks = 0; known < n && ranks < n; known *= 2)
    {
      /* By what follows the symbols that are known; first those that nothing follows.  */
      std::iota (order.begin (), order.begin () + known, n - known);
      std::copy_if (sa.begin (), sa.end (), order.begin () + known, [=] (uint32_t p) { return p >= known; });
      std::for_each (order.begin () + known, order.end (), [=] (uint32_t &p) { p -= known; });
      sort_by_rank (order, rank, std::max (alphabet, n), sa);
      auto second = [&] (uint32_t p) { return p < n - known ? rank[p + known] + 1 : 0; };
      ranks = 1;
      next[sa[0]] = 0;
      for (uint32_t i = 1; i < n; i++)
        {
          ranks += rank[sa[i]] != rank[sa[i - 1]] || second (sa[i]) != second (sa[i - 1]);
          next[sa[i]] = ranks - 1;
        }
      rank.swap (next);
    }
  return sa;
}

numbers
lcp_array (const numbers &text, const numbers &sa)
{
  const uint32_t n = sa.size ();
  numbers place (n), lcp (n);
  for (uint32_t i = 0; i < n; i++)
    place[sa[i]] = i;
  uint32_t shared = 0;
  for (uint32_t p = 0; p < n; p++)
    {
      if (place[p] == 0)
        {
          shared = 0;
          continue;
        }
      const uint32_t q = sa[place[p] - 1];
      while (std::max (p, q) + shared < n && text[p + shared] == text[q + shared])
        shared++;
      lcp[place[p]] = shared;
      shared -= shared > 0;
    }
  return lcp;
}

} // namespace core
} // namespace outline
