/* The calls within a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_UNIT_CALLS_H
#define OUTLINE_PLUGIN_UNIT_CALLS_H

#include <unordered_map>
#include <vector>

#include "plugin/statements.h"

namespace outline
{

/* Direct calls between functions of a unit, as their finished GIMPLE has them.  Keeps
   a reference to what it is made of.  */
class unit_calls
{
public:
  /* Of the functions ORDER.  */
  explicit unit_calls (const std::vector<cgraph_node *> &order)
    : m_order (order)
  {
    for (uint32_t i = 0; i < order.size (); i++)
      m_place.emplace (DECL_UID (order[i]->decl), i);
  }

  /* Calls VISIT (callee, block) for each call of a function of the unit in function
     CALLER; both are places in the order.  */
  template <typename visitor>
  void
  for_each (uint32_t caller, visitor visit) const
  {
    for_each_direct_call (m_order[caller], [&] (tree callee, basic_block bb) {
      auto found = m_place.find (DECL_UID (callee));
      if (found != m_place.end ())
        visit (found->second, bb);
    });
  }

private:
  const std::vector<cgraph_node *> &m_order;
  /* By DECL_UID.  Looked up in, never walked.  */
  std::unordered_map<unsigned, uint32_t> m_place;
};

} // namespace outline

#endif
