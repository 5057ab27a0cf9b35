/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PASS_H
#define OUTLINE_GIMPLE_PASS_H

#include "measure/trial.h"

namespace outline
{

/* Merges and outlines the unit of ORDER, which is finished, as VARIANT says.  Returns the order of expansion with
   the new functions in it.  */
std::vector<cgraph_node *> outline_unit (std::vector<cgraph_node *> order, const unit_variant &variant);

} // namespace outline

#endif
