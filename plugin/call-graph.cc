/* Who calls whom in a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/call-graph.h"

namespace outline
{

core::graph
call_graph::callees () const
{
  core::graph calls (m_order.size ());
  for (uint32_t caller = 0; caller < calls.size (); caller++)
    for_each (caller, [&] (uint32_t callee, basic_block) {
      calls[caller].push_back (callee);
    });
  return calls;
}

/* Whether something outside of the unit's code may refer to NODE.  */
static bool
referred_to_p (cgraph_node *node)
{
  return (TREE_PUBLIC (node->decl) || node->address_taken
          || DECL_PRESERVE_P (node->decl) || DECL_STATIC_CONSTRUCTOR (node->decl)
          || DECL_STATIC_DESTRUCTOR (node->decl) || node->has_aliases_p ());
}

std::vector<uint32_t>
gc_groups (const std::vector<cgraph_node *> &order)
{
  std::vector<bool> roots;
  for (cgraph_node *node : order)
    roots.push_back (referred_to_p (node));
  return core::need_groups (call_graph (order).callees (), roots);
}

} // namespace outline
