/* Makes plans.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_PLANNER_H
#define OUTLINE_GIMPLE_PLAN_PLANNER_H

#include <vector>

#include "gimple/plan/plan-size.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* Makes plans.  Keeps working memory between calls.  */
class planner
{
public:
  explicit planner (const unit &u) : m_unit (u), m_reader (u), m_sizer (u) {}

  /* The best plan for one function in place of the regions of LENGTH
     statements at STARTS (ascending, all of one structure).  Takes time linear
     in the number of their operands.  */
  plan make (uint32_t length, const std::vector<uint32_t> &starts);

  /* The same, where the structures of these regions, or of longer ones at the
     same places, are known: STRUCTURES, by site.  */
  plan make (uint32_t length, const std::vector<uint32_t> &starts,
             const std::vector<const region_structure *> &structures);

private:
  void read_columns (const plan &p,
                     const std::vector<const region_structure *> &structures);
  void find_parameters (plan &p);
  bool pairable (const plan &p, const std::vector<output_set> &sets) const;
  output_set needed_outputs () const;
  bool loses_tail_call_p (const plan &p, const region_structure &structure) const;
  refusal output_refusal (const plan &p, const output_set &all) const;
  output_plan outputs_together (const plan &p, const output_set &all) const;
  bool one_return_type_p (const plan &p, const std::vector<output_set> &sets) const;
  bool switch_outputs (const plan &p, output_plan &switched) const;
  bool guards_added_p (const plan &p) const;
  void choose_outputs (plan &p);

  const unit &m_unit;
  region_reader m_reader;
  plan_sizer m_sizer;
  plan_sites m_sites;           /* Of the plan being made.  */
};

} // namespace outline

#endif
