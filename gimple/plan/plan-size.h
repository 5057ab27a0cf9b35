/* What a plan costs.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_PLAN_SIZE_H
#define OUTLINE_GIMPLE_PLAN_PLAN_SIZE_H

#include <vector>

#include "gimple/plan/plan.h"

namespace outline
{

/* Estimates the sizes of plans for one unit.  Keeps what it knows of values.  */
class plan_sizer
{
public:
  explicit plan_sizer (const unit &u)
    : m_unit (u), m_argument_size (u.values.size (), -1)
  {}

  /* Fills the estimates of P, whose parameters and outputs are chosen, at SITES;
     and which of its calls can be tail calls.  Takes time linear in the number of
     operands of all sites.  */
  void estimate (plan &p, const plan_sites &sites);

private:
  bool tail_site_p (const plan &p, const plan_sites &sites,
                    uint32_t site) const;
  int site_size (const plan &p, const plan_sites &sites, uint32_t site);
  unsigned floats_across (const plan &p, uint32_t site) const;
  int value_argument_size (value_id v);
  int results_size (const plan &p, const plan_sites &sites,
                    uint32_t site) const;
  int parameters_size (const plan &p, const plan_sites &sites);
  int made_results_size (const plan &p) const;
  int entry_size (const plan &p) const;
  int function_size (const plan &p, const plan_sites &sites);
  bool calls_unit_p (const plan &p) const;
  int saved_values (const plan &p, const plan_sites &sites) const;

  const unit &m_unit;
  std::vector<int> m_argument_size;  /* By value; -1: not known yet.  */
};

/* By argument of the first call in the region of P: the parameter that it is at the first of SITES, or -1.  */
std::vector<int> arguments_of_call (const unit &u, const plan &p, const plan_sites &sites);

} // namespace outline

#endif
