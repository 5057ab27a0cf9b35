/* What outlining a group of equal sequences saves, in bytes.
   SPDX-License-Identifier: GPL-3.0-or-later

   COUNT copies of a sequence become one shared copy and COUNT calls of it:

       before  [sequence] ... [sequence] ... [sequence]
       after   [call] ... [call] ... [call] ...        [sequence] [frame]

   That is the whole model; the numbers are the client's, who knows the target.
   The split into these four functions follows LLVM's MachineOutliner.h.

   All sizes are in bytes of what is loaded: code, and the unwind table entry
   that a new function brings (which belongs to the frame).  */

#ifndef OUTLINE_CORE_BENEFIT_H
#define OUTLINE_CORE_BENEFIT_H

#include <cstdint>

namespace outline
{
namespace core
{

struct group_cost
{
  uint32_t count;          /* Occurrences, without overlaps.  */
  uint32_t sequence_bytes; /* One occurrence.  */
  uint32_t call_bytes;     /* What replaces one: arguments, call, results.  */
  uint32_t frame_bytes;    /* Once: prologue, return, alignment, unwind.  */
};

/* The size of the group G if it is left alone.  */
inline int64_t
not_outlined_bytes (const group_cost &g)
{
  return int64_t (g.count) * g.sequence_bytes;
}

/* The size of the group G once outlined.  */
inline int64_t
outlined_bytes (const group_cost &g)
{
  return int64_t (g.count) * g.call_bytes + g.sequence_bytes + g.frame_bytes;
}

/* What outlining G saves; negative if it loses.  */
inline int64_t
benefit (const group_cost &g)
{
  return not_outlined_bytes (g) - outlined_bytes (g);
}

/* Whether outlining G saves at least MIN_BENEFIT bytes, and any at all.  */
inline bool
worth_it (const group_cost &g, int64_t min_benefit)
{
  return benefit (g) > 0 && benefit (g) >= min_benefit;
}

} // namespace core
} // namespace outline

#endif
