/* How much neighbours in a suffix array have in common, in linear time.
   SPDX-License-Identifier: GPL-3.0-or-later

   The suffixes of  b a n a n a , sorted, and what each shares with the one
   above it:

       sa  5  3    1      0       4   2
           a  ana  anana  banana  na  nana
       lcp 0  1    3      0       0   2

   The algorithm is from T. Kasai, G. Lee, H. Arimura, S. Arikawa, K. Park:
   Linear-Time Longest-Common-Prefix Computation in Suffix Arrays and Its
   Applications.  CPM 2001.  Visit the suffixes in text order.  If the suffix at
   P shares K symbols with its upper neighbour, then the suffix at P + 1 shares
   at least K - 1 with its own: cut the first symbol off both.  So K falls by at
   most one a step, never exceeds n, and rises at most 2n times in all.

   The array is kept in text order until the end (J. Karkkainen, G. Manzini,
   S. J. Puglisi: Permuted Longest-Common-Prefix Array.  CPM 2009), which needs
   no inverse of the suffix array and touches memory at random three times a
   symbol instead of four.

     find_neighbours   the upper neighbour of each suffix, by position
     compare           replaces each neighbour by the length shared with it
     lcp_array         calls the above, puts the lengths into sorted order  */

#include "core/lcp.h"

#include <cstddef>

namespace outline
{
namespace core
{

namespace
{

/* How many entries ahead of its use memory is asked for.  */
constexpr size_t ahead = 32;

/* Returns, for each position, the position of the suffix that is sorted just
   before the one there.  Before the first of all comes the empty suffix, at the
   end of the text.  */
std::vector<uint32_t>
find_neighbours (const std::vector<uint32_t> &sa)
{
  std::vector<uint32_t> neighbour (sa.size ());
  uint32_t previous = uint32_t (sa.size ());
  for (size_t i = 0; i < sa.size (); i++)
    {
      if (i + ahead < sa.size ())
        __builtin_prefetch (&neighbour[sa[i + ahead]], 1);
      neighbour[sa[i]] = previous;
      previous = sa[i];
    }
  return neighbour;
}

/* Replaces each entry of NEIGHBOUR by the number of symbols that the suffix
   there shares with the suffix at its position.  */
void
compare (const std::vector<uint32_t> &text, std::vector<uint32_t> &neighbour)
{
  size_t n = text.size ();
  size_t shared = 0;
  for (size_t p = 0; p < n; p++)
    {
      if (p + ahead < n)
        __builtin_prefetch (text.data () + neighbour[p + ahead]);
      size_t q = neighbour[p];
      while (p + shared < n && q + shared < n
             && text[p + shared] == text[q + shared])
        shared++;
      neighbour[p] = uint32_t (shared);
      shared -= shared > 0;
    }
}

} // anonymous namespace

std::vector<uint32_t>
lcp_array (const std::vector<uint32_t> &text, const std::vector<uint32_t> &sa)
{
  std::vector<uint32_t> shared = find_neighbours (sa);
  compare (text, shared);
  std::vector<uint32_t> lcp (sa.size ());
  for (size_t i = 0; i < sa.size (); i++)
    {
      if (i + ahead < sa.size ())
        __builtin_prefetch (&shared[sa[i + ahead]]);
      lcp[i] = shared[sa[i]];
    }
  return lcp;
}

} // namespace core
} // namespace outline
