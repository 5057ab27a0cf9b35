/* A set of text positions that answers "is any of these taken" at once.
   SPDX-License-Identifier: GPL-3.0-or-later

   One bit a position.  Above each level of bits is another with one bit for
   every word below it, set if any bit in that word is:

       level 1     1       0       1
       level 0   00110000 00000000 10000000      (words of 8 instead of 64)

   A question about a range looks at the partly covered words at both of its
   ends and passes the whole words between them to the next level.  So it reads
   at most two words a level, however long the range, and in most cases one or
   two words in all: the sequences that are asked about have few statements.  */

#ifndef OUTLINE_CORE_TAKEN_SET_H
#define OUTLINE_CORE_TAKEN_SET_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

class taken_set
{
public:
  /* An empty set of positions less than LENGTH.  */
  explicit taken_set (size_t length)
  {
    do
      {
        length = length / 64 + 1;
        m_levels.emplace_back (length);
      }
    while (length > 1);
  }

  /* Adds the positions from BEGIN to END - 1.  Time is O(END - BEGIN).  */
  void add (size_t begin, size_t end)
  {
    for (std::vector<uint64_t> &words : m_levels)
      {
        if (begin >= end)
          return;
        for (size_t i = begin; i < end; i++)
          words[i / 64] |= uint64_t (1) << i % 64;
        begin = begin / 64;
        end = (end - 1) / 64 + 1;
      }
  }

  /* Whether any of the positions from BEGIN to END - 1 is in the set.  Time is
     O(log (length)).  */
  bool any (size_t begin, size_t end) const
  {
    if (m_levels.back ()[0] == 0)
      return false;             /* Nothing is taken at all.  */
    for (const std::vector<uint64_t> &words : m_levels)
      {
        if (begin >= end)
          return false;
        size_t first = begin / 64, last = (end - 1) / 64;
        uint64_t from_begin = ~uint64_t (0) << begin % 64;
        uint64_t to_end = ~uint64_t (0) >> (63 - (end - 1) % 64);
        if (first == last)
          return words[first] & from_begin & to_end;
        if ((words[first] & from_begin) || (words[last] & to_end))
          return true;
        begin = first + 1;
        end = last;
      }
    return false;
  }

private:
  std::vector<std::vector<uint64_t>> m_levels; /* The positions first.  */
};

} // namespace core
} // namespace outline

#endif
