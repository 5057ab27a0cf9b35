/* Who calls whom in a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/call-graph.h"

#include "core/linked-worth.h"
#include "facts/linked-functions.h"

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

/* Whether CALL may be of a function that the unit does not define, and is printed as a call.  */
static bool
calls_unknown_p (gcall *call)
{
  if (gimple_call_internal_p (call))
    return false;
  tree callee = gimple_call_fndecl (call);
  if (!callee)
    return true;
  cgraph_node *node = cgraph_node::get (callee);
  return (!fndecl_built_in_p (callee)
          && !(node && node->ultimate_alias_target ()->has_gimple_body_p ()));
}

std::vector<bool>
call_graph::calls_unknown () const
{
  core::graph callers (m_order.size ());
  std::vector<uint32_t> direct;
  for (uint32_t caller = 0; caller < m_order.size (); caller++)
    {
      for_each (caller, [&] (uint32_t callee, basic_block) {
        callers[callee].push_back (caller);
      });
      bool unknown = false;
      for_each_statement (m_order[caller], [&] (gimple *stmt, basic_block) {
        if (gcall *call = dyn_cast<gcall *> (stmt))
          unknown |= calls_unknown_p (call);
      });
      if (unknown)
        direct.push_back (caller);
    }
  std::vector<bool> result (m_order.size (), false);
  for (uint32_t caller : core::reachable (callers, direct))
    result[caller] = true;
  return result;
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
  if (!linker_drops_p ())
    return {};
  std::vector<bool> roots;
  roots.reserve (order.size ());
  for (cgraph_node *node : order)
    roots.push_back (referred_to_p (node));
  return core::need_groups (call_graph (order).callees (), roots);
}

std::vector<uint32_t>
linked_groups (const std::vector<cgraph_node *> &order, const std::vector<uint32_t> &groups)
{
  if (groups.empty ())
    return std::vector<uint32_t> (order.size (), core::always_kept);
  std::vector<uint32_t> listed;
  for (uint32_t i = 0; i < order.size (); i++)
    if (fate_of (order[i]->decl) == FATE_KEPT)
      listed.push_back (i);
  std::vector<bool> kept (order.size ());
  if (!listed.empty ())
    for (uint32_t function : core::reachable (call_graph (order).callees (), listed))
      kept[groups[function]] = true;
  std::vector<uint32_t> linked = groups;
  for (uint32_t &group : linked)
    if (kept[group])
      group = core::always_kept;
  return linked;
}

} // namespace outline
