/* The choice among candidates that overlap and share a cost.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_COVER_H
#define OUTLINE_CORE_COVER_H

#include "core/select.h"

namespace outline
{
namespace core
{

/* What can be chosen, as for select; and what a replacement saves in parts.  */
class priced_candidates : public candidates
{
public:
  /* What the replacement of OCCURRENCE, an index, of CANDIDATE saves, before
     the cost that all of them share.  */
  virtual double saved (size_t candidate, uint32_t occurrence) const = 0;

  /* What CANDIDATE costs once, however many of its occurrences are replaced.  */
  virtual double shared_cost (size_t candidate) const = 0;
};

/* Chooses from ALL as select does, but looks for a greater sum instead of
   picking the best next one.  It alternates: find the best cover at given costs per
   use, then divide each candidate's cost by how often the cover uses it.  The sum of benefits
   is never less than that of select, which is returned where it is better.
   Returns the choices by benefit, the best first.

   Time is O(ROUNDS * (n + k)) for a text of n symbols and k occurrences in all,
   and that of two selects.  */
std::vector<selection> cover (priced_candidates &all, size_t text_length,
                              int64_t min_benefit, size_t min_occurrences,
                              unsigned rounds);

} // namespace core
} // namespace outline

#endif
