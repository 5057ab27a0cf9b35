/* Which functions are left alone by outlining.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_LEAVE_FUNCTIONS_H
#define OUTLINE_VARIANTS_LEAVE_FUNCTIONS_H

#include "variants/search.h"

namespace outline
{

/* Decides from which functions nothing is outlined.  */
class function_exclusion
{
public:
  /* Begins SEARCH, which must outlive this: notes the functions from which nothing may be outlined in any case.  */
  explicit function_exclusion (variant_search &search);

  /* Finds out, if it is in doubt, which other functions outlining makes larger.  Returns as
     variant_search::measure.  */
  bool choose ();

private:
  struct leave_trials;
  function_set with_callees (const function_set &set) const;
  bool few_p (const function_set &set) const;
  leave_trials begin_trials (const function_set &touched) const;
  bool measure_first (leave_trials &t, bool &decided);
  bool measure_unexpected (leave_trials &t, const unit_record &tried);
  bool judge (leave_trials &t, function_reasons &leave);
  bool compare_once_folded (const leave_trials &t);
  bool try_to_leave (const function_set &touched, unsigned trials);

  variant_search &m_search;
  /* m_leave: functions that are never outlined from.  m_hot: hot functions, outlined from only if a trial
     shows that their hot code is unchanged.  */
  function_reasons m_leave, m_hot;
};

} // namespace outline

#endif
