/* Merges several functions into one.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_MERGE_MERGE_H
#define OUTLINE_GIMPLE_MERGE_MERGE_H

#include <string>
#include <unordered_set>
#include <vector>

#include "gimple/emit/function-order.h"
#include "gimple/merge/merge-plan.h"

namespace outline
{

/* Carries out PLANS: makes a function for each, and calls of it in place of the bodies of the plan's functions.  Leaves
   a plan out if GCC's copy of the first body has another key than the original.  NAMES: those that functions which
   the plugin has made have; new ones are added.  Adds the functions to MADE.  */
void merge_functions (const std::vector<merge_plan> &plans, std::unordered_set<std::string> &names,
                      std::vector<made_function> &made);

} // namespace outline

#endif
