/* The choice among candidates that overlap.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_SELECT_H
#define OUTLINE_CORE_SELECT_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* The symbols START to START + LENGTH - 1 of a text; LENGTH > 0.  */
struct occurrence
{
  uint32_t start, length;
};

/* What can be chosen.  The client implements it; select refers to candidates
   by their index, and the earlier of two equally good ones wins.  */
class candidates
{
public:
  virtual ~candidates () = default;

  /* How many there are; less than 2^32.  */
  virtual size_t count () const = 0;

  /* The places of CANDIDATE, with ascending starts.  They may overlap each
     other.  The vector must stay the same during select.  */
  virtual const std::vector<occurrence> &
  occurrences (size_t candidate) const = 0;

  /* What choosing CANDIDATE saves, in the client's unit, if only its
     occurrences with the indexes ALIVE are replaced.  ALIVE is ascending, free
     of overlaps, and not empty.  Asked again when ALIVE has changed.  It should
     not grow as ALIVE shrinks: see select.cc.  */
  virtual int64_t benefit (size_t candidate,
                           const std::vector<uint32_t> &alive) = 0;
};

/* A candidate that was chosen, the indexes of the occurrences to replace, and
   its benefit with these.  */
struct selection
{
  size_t candidate;
  std::vector<uint32_t> alive;
  int64_t benefit;
};

/* Chooses from ALL, whose occurrences are in a text of TEXT_LENGTH symbols,
   again and again the candidate with the greatest benefit over what is still
   free, until none is left with at least MIN_BENEFIT and MIN_OCCURRENCES.
   Returns the choices in that order.  No two of their occurrences overlap.  */
std::vector<selection> select (candidates &all, size_t text_length,
                               int64_t min_benefit, size_t min_occurrences);

} // namespace core
} // namespace outline

#endif
