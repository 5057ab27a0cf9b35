/* Sequences that begin with others.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_PREFIXES_H
#define OUTLINE_CORE_PREFIXES_H

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace outline
{
namespace core
{

/* By index of ALL, strings or vectors: the index of the longest of a chain of others, each longer than the one before,
   that begin with it; its own if there is none.  Takes time O(n log n) in comparisons.  */
template <typename sequence>
std::vector<size_t>
longest_with_prefix (const std::vector<sequence> &all)
{
  std::vector<size_t> sorted (all.size ());
  std::iota (sorted.begin (), sorted.end (), 0);
  /* What begins with a sequence follows it.  */
  std::stable_sort (sorted.begin (), sorted.end (), [&] (size_t a, size_t b) { return all[a] < all[b]; });
  std::vector<size_t> longest (all.size ());
  std::iota (longest.begin (), longest.end (), 0);
  for (size_t k = sorted.size (); k-- > 1;)
    {
      const sequence &shorter = all[sorted[k - 1]], &longer = all[sorted[k]];
      if (shorter.size () < longer.size () && std::equal (shorter.begin (), shorter.end (), longer.begin ()))
        longest[sorted[k - 1]] = longest[sorted[k]];
    }
  return longest;
}

/* A sequence, by its index, that no other begins with, and those that it begins with, longer ones first.  */
struct prefix_group
{
  size_t longest;
  std::vector<size_t> prefixes;
};

/* Divides ALL into such groups, in the order of their longest sequences.  */
template <typename sequence>
std::vector<prefix_group>
group_by_prefix (const std::vector<sequence> &all)
{
  std::vector<size_t> longest = longest_with_prefix (all);
  std::vector<std::vector<size_t>> prefixes (all.size ());
  for (size_t i = 0; i < all.size (); i++)
    if (longest[i] != i)
      prefixes[longest[i]].push_back (i);
  std::vector<prefix_group> groups;
  for (size_t i = 0; i < all.size (); i++)
    if (longest[i] == i)
      {
        std::sort (prefixes[i].begin (), prefixes[i].end (),
                   [&] (size_t a, size_t b) { return all[a].size () > all[b].size (); });
        groups.push_back ({ i, std::move (prefixes[i]) });
      }
  return groups;
}

} // namespace core
} // namespace outline

#endif
