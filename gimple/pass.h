/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PASS_H
#define OUTLINE_GIMPLE_PASS_H

#include "measure/trial.h"

namespace outline
{

/* Merges and outlines the unit of ORDER, which is finished, as VARIANT says.  Returns the order of expansion with
   the new functions in it.  */
std::vector<cgraph_node *> outline_unit (std::vector<cgraph_node *> order, const unit_variant &variant);

/* Whether merging and outlining of the functions of ORDER, except LEAVE, would take something from one of HOT.  */
bool takes_from_p (const function_reasons &hot, const std::vector<cgraph_node *> &order, const function_reasons &leave);

} // namespace outline

#endif
