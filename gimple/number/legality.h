/* Which blocks and functions may share code.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_LEGALITY_H
#define OUTLINE_GIMPLE_NUMBER_LEGALITY_H

#include <map>
#include <stdint.h>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "facts/block-frequencies.h"
#include "facts/eligibility.h"
#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* The functions of ORDER with blocks that are out of scope (facts/scope.h), or that the
   profile says are hot, unless size alone counts.  A call in cold code changes the register
   allocation of the whole function: lua's interpreter loop executed 7% more instructions because of
   47 calls that never ran.  */
function_reasons hot_functions (const std::vector<cgraph_node *> &order);

/* Why nothing may be outlined from block BB of FN, or REFUSAL_NONE.  FREQUENCIES: of FN's blocks; PROFILE: whether
   functions of the unit have a profile.  */
refusal block_refusal (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile);

/* Whether a variable in memory, as results that are stored through pointers need one, would make GCC guard the stack of
   FN, which it does not guard as it is (-fstack-protector-strong; stack_protect_decl_p, cfgexpand.cc).  */
bool gains_guard_p (function *fn);

/* Numbers classes of functions: code of two functions may share one copy only
   when they are compiled for the same target with the same options, sanitizers and
   attributes, are in the same section, and are both COMDAT or both not.  */
class function_classes
{
public:
  uint32_t number (cgraph_node *node);

private:
  /* Keyed by pointers, but numbered in the order of first appearance.  */
  std::map<std::tuple<tree, tree, tree, bool, unsigned, std::string>, uint32_t>
    m_numbers;
};

} // namespace outline

#endif
