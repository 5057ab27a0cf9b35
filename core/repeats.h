/* The repeated substrings of a sequence of integers.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_REPEATS_H
#define OUTLINE_CORE_REPEATS_H

#include <cstdint>
#include <functional>
#include <vector>

namespace outline
{
namespace core
{

/* A set of positions at which the text is the same for LENGTH symbols, and
   which are all the positions of these symbols.  The shorter lengths, down to
   MIN_LENGTH, have the same starts (and a few more where the limit on depth
   passed over a repeat), so one walk along LENGTH symbols analyses them all. */
struct repeat
{
  uint32_t length;     /* The longest length at which all starts agree.  */
  uint32_t min_length; /* The shortest not covered by a visited repeat with
                          more starts, and not less than the limit.  */
  bool left_maximal;   /* False if the same symbol precedes every start: then
                          the repeat one symbol to the left has all of these
                          starts too, each less one.  */
  std::vector<uint32_t> starts; /* Text positions, ascending.  They may be less
                                   than LENGTH apart.  */
};

struct repeat_limits
{
  uint32_t min_length = 1;      /* In symbols; 0 counts as 1.  */
  uint32_t min_occurrences = 2; /* Starts; less than 2 counts as 2.  */
  uint32_t max_depth = 32;      /* Nested repeats that are visited whatever they
                                   are; 0 counts as 1.  See repeats.cc.  */
};

/* Calls VISIT for the repeats of TEXT that are within LIMITS.  The symbols of
   TEXT are less than ALPHABET, as for suffix_array.  A symbol that occurs once
   is in no repeat: that is how to separate what must not be joined.

   Repeats come in the lexicographic order of their symbols, a repeat before
   those that extend it; nothing but TEXT and LIMITS decides the order.  The
   repeat belongs to the caller of VISIT and is valid during that call only.

   Time, without VISIT, is O(n + ALPHABET) for n symbols, and the sum of
   starts over all visits is at most n * (max_depth + 2 * log2 (n)); sorting
   the starts adds a logarithm for the small repeats only.  */
void for_each_repeat (const std::vector<uint32_t> &text, uint32_t alphabet,
                      const repeat_limits &limits,
                      const std::function<void (const repeat &)> &visit);

} // namespace core
} // namespace outline

#endif
