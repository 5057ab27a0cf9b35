/* The texts of a unit, by rehearsal.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_UNIT_TEXTS_H
#define OUTLINE_RTL_UNIT_TEXTS_H

#include <vector>

#include "plugin/gcc-compat.h"
#include "rtl/reading.h"

namespace outline
{

/* Expands the functions of ORDER in children (plugin/rehearsal.h) and returns
   their texts, whose words are added to WORDS; function_text::function is the
   place in ORDER.  In a child READING is active, and passes add the words and the
   text of each function that is expanded to it.  A share of the work that fails
   is told to the user, and its functions have no texts.  */
std::vector<function_text>
rehearse_unit (const std::vector<cgraph_node *> &order, unit_reading &reading,
               vocabulary &words);

/* Whether the unit of ORDER is so small that what helps others may not help it, and
   that it can be rehearsed twice to see.  */
bool small_unit_p (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
