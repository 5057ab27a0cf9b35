/* What GCC itself shares: the ends of blocks.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_CROSS_JUMPING_H
#define OUTLINE_GIMPLE_NUMBER_CROSS_JUMPING_H

#include <map>
#include <unordered_map>
#include <vector>

#include "gimple/number/unit.h"

namespace outline
{

/* The value of each SSA name.  Looked up in, never walked.  */
typedef std::unordered_map<tree, value_id> name_values;

/* Finds the statements that cost nothing because GCC merges them: blocks of a function that end in the same
   instructions and have the same successor, or none, are merged from the end (cfgcleanup.cc).  Compares each end with
   a bounded number of others.  */
class cross_jumping
{
public:
  /* U: the unit while it is numbered.  NAMES: the values in it of SSA names.  Both must outlive this object.  */
  cross_jumping (unit &u, const name_values &names) : m_unit (u), m_names (names) {}

  /* What follows is of another function.  */
  void begin_function () { m_tails.clear (); }

  /* BB is the last block that has been added to the unit, except for its barrier, and has one successor, by no
     complex edge, or none.  BEGIN: the position after its last barrier.  Marks the statements at its end that are
     those of an earlier block of the function (statement::merged).  */
  void merge_end (basic_block bb, uint32_t begin);

private:
  /* The end of a block that goes on to one place, or nowhere (ON is null): the
     statements since its last barrier.  */
  struct tail { uint32_t begin, end; edge on; };

  uint32_t merged_length (const tail &a, const tail &b) const;
  int unmerged_size (const statement &s, const statement &t) const;
  bool same_results_p (const tail &a, const tail &b, uint32_t *deepest) const;
  bool corresponds (value_id a, const tail &ta, value_id b, const tail &tb,
                    uint32_t *deepest) const;

  unit &m_unit;
  const name_values &m_names;
  /* Of the function: the first ends of blocks for each successor and last symbol.  */
  std::map<std::pair<int, uint32_t>, std::vector<tail>> m_tails;
};

} // namespace outline

#endif
