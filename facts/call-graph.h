/* Who calls whom in a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_CALL_GRAPH_H
#define OUTLINE_FACTS_CALL_GRAPH_H

#include <set>
#include <unordered_map>
#include <vector>

#include "core/graph.h"
#include "core/linked-worth.h"
#include "facts/statements.h"

namespace outline
{

/* Direct calls between the functions of a unit, as their finished GIMPLE has them.  Functions are numbered by their
   place in the unit's order.  Keeps a reference to that order.  */
class call_graph
{
public:
  explicit call_graph (const std::vector<cgraph_node *> &order)
    : m_order (order)
  {
    for (uint32_t i = 0; i < order.size (); i++)
      m_place.emplace (DECL_UID (order[i]->decl), i);
  }

  /* Calls VISIT (callee, block) for each call of a function of the unit in function CALLER.  */
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

  /* By caller: the callees, once for each call.  */
  core::graph callees () const;

private:
  const std::vector<cgraph_node *> &m_order;
  /* By DECL_UID.  Looked up in, never walked.  */
  std::unordered_map<unsigned, uint32_t> m_place;
};

/* What a linker that drops unused sections (--gc-sections) keeps together, by function of an order.  */
struct link_groups
{
  /* The number of its group: all functions of a group are kept or none.  A local function that only one group refers
     to, by calls, addresses and initial values of variables, is in that group.  Empty if a linker drops nothing
     (facts/linked-functions.h).  */
  std::vector<uint32_t> gc;
  /* Its group for core/linked-worth.h: core::always_kept where a linker drops nothing, and for what main, constructors
     and what a linker has kept, by option kept, are or refer to, directly or not, but for functions of which the linker
     may take another definition.  */
  std::vector<uint32_t> worth;
};

/* The groups of ORDER, which has all functions of the unit with a body.  */
link_groups find_link_groups (const std::vector<cgraph_node *> &order);

/* Who refers to a variable.  */
struct variable_users
{
  /* The groups (link_groups::worth) of functions and variables that do: variables with the same ones are kept in the same
     cases.  Only core::always_kept if one of them is; empty if there are none, or others may keep it without these.  */
  std::set<uint32_t> groups;
  std::set<uint32_t> functions; /* By place in the unit's order.  */
};

/* Those of each of VARIABLES, which the unit defines.  ORDER: as above.  */
std::vector<variable_users> find_users (const std::vector<cgraph_node *> &order,
                                        const std::vector<varpool_node *> &variables);

} // namespace outline

#endif
