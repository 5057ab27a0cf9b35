/* Variables in one section in spite of -fdata-sections.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ANCHORED_VARIABLES_H
#define OUTLINE_FACTS_ANCHORED_VARIABLES_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* With -ffunction-sections, -fdata-sections and -fsection-anchors: puts small variables that a linker keeps in the same
   cases into one section, so that a function addresses several of them from one base.  ORDER: all functions of the unit
   with a body; none has been expanded.  Does nothing unless all of them are optimised for size.  */
void anchor_variables (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
