/* The order in which functions are written: many calls are from near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_ORDER_FUNCTIONS_H
#define OUTLINE_RTL_CHOOSE_ORDER_FUNCTIONS_H

#include "rtl/choose/choose.h"

namespace outline
{

/* Which calls are shorter from near (fragment_linkage::near_reach).  */
struct near_forms
{
  uint32_t reach = 0;       /* In bytes of the object.  */
  uint32_t site = 0;        /* The bytes in the object of a call of a fragment, or a jump to it.  */
  bool calls = false, jumps = false;
};

/* Indices of those FUNCTIONS that are in TEXT, also indices, in an order in which many of their calls are near, of each
   other and of FRAGMENTS of the usual section, if these may stand between them.  FORMS says what is near.  */
std::vector<uint32_t> order_functions (const std::vector<function_code> &functions, const std::vector<uint32_t> &text,
                                       const std::vector<chosen_fragment> &fragments, const near_forms &forms);

} // namespace outline

#endif
