/* Who calls whom in a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/call-graph.h"

#include <algorithm>

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

namespace
{

/* What refers to what in a unit, as a linker sees it: the functions of an order, and after them variables.  Of functions
   that are joined in .text the first has the references from and to all of them.  */
class reference_graph
{
public:
  /* ORDER: all functions with a body.  The graph has VARIABLES, in this order, and others whose initial values refer to
     something.  */
  reference_graph (const std::vector<cgraph_node *> &order, const std::vector<varpool_node *> &variables);

  const core::graph &needs () const { return m_needs; }

  /* By node: whether a linker may keep it for the sake of something else than those that refer to it in this graph.  */
  std::vector<bool> roots () const;

  /* By node: as link_groups has them, of functions alone.  */
  std::vector<uint32_t> gc_groups () const;
  std::vector<uint32_t> worth_groups (const std::vector<uint32_t> &gc) const;

private:
  void add_node (symtab_node *node);
  void refer_to (tree decl);
  uint32_t section_of (uint32_t node) const;
  bool root_p (symtab_node *node) const;
  bool known_p (symtab_node *node) const;
  core::graph certain_needs () const;
  std::vector<uint32_t> surely_kept () const;

  std::vector<symtab_node *> m_nodes;
  /* By DECL_UID.  Looked up in, never walked.  */
  std::unordered_map<unsigned, uint32_t> m_place;
  core::graph m_needs;
  uint32_t m_from = 0; /* The node whose references are being added.  */
  uint32_t m_text = UINT32_MAX; /* The first function that is joined in .text.  */
};

reference_graph::reference_graph (const std::vector<cgraph_node *> &order,
                                  const std::vector<varpool_node *> &variables)
{
  for (cgraph_node *node : order)
    add_node (node);
  for (varpool_node *node : variables)
    add_node (node);
  varpool_node *variable;
  ipa_ref *first;
  FOR_EACH_DEFINED_VARIABLE (variable)
    if (variable->iterate_reference (0, first) && !m_place.count (DECL_UID (variable->decl)))
      add_node (variable);
  for (uint32_t i = 0; i < m_nodes.size (); i++)
    {
      m_from = section_of (i);
      if (cgraph_node *function = dyn_cast<cgraph_node *> (m_nodes[i]))
        for_each_named (function, [&] (tree decl, bool) { refer_to (decl); });
      else
        {
          ipa_ref *reference;
          for (unsigned k = 0; m_nodes[i]->iterate_reference (k, reference); k++)
            refer_to (reference->referred->decl);
        }
    }
}

void
reference_graph::add_node (symtab_node *node)
{
  if (m_text == UINT32_MAX && joined_p (node->decl))
    m_text = m_nodes.size ();
  m_place.emplace (DECL_UID (node->decl), joined_p (node->decl) ? m_text : m_nodes.size ());
  m_nodes.push_back (node);
  m_needs.emplace_back ();
}

void
reference_graph::refer_to (tree decl)
{
  auto found = m_place.find (DECL_UID (decl));
  if (found != m_place.end ())
    m_needs[m_from].push_back (found->second);
}

/* The node that has the references of NODE's section.  */
uint32_t
reference_graph::section_of (uint32_t node) const
{
  return joined_p (m_nodes[node]->decl) ? m_text : node;
}

bool
reference_graph::known_p (symtab_node *node) const
{
  cgraph_node *function = dyn_cast<cgraph_node *> (node);
  return m_place.count (DECL_UID ((function && function->inlined_to ? function->inlined_to : node)->decl));
}

/* Whether NODE may be kept for others than those that are in the graph, which a thunk and an alias are not.  */
bool
reference_graph::root_p (symtab_node *node) const
{
  if (TREE_PUBLIC (node->decl) || DECL_PRESERVE_P (node->decl))
    return true;
  ipa_ref *reference;
  for (unsigned i = 0; node->iterate_referring (i, reference); i++)
    if (!known_p (reference->referring))
      return true;
  cgraph_node *function = dyn_cast<cgraph_node *> (node);
  if (!function)
    /* Others in its section may keep it.  */
    return !flag_data_sections || (node->get_section () && !node->implicit_section);
  for (cgraph_edge *call = function->callers; call; call = call->next_caller)
    if (!known_p (call->caller))
      return true;
  return DECL_STATIC_CONSTRUCTOR (node->decl) || DECL_STATIC_DESTRUCTOR (node->decl);
}

std::vector<bool>
reference_graph::roots () const
{
  std::vector<bool> roots (m_nodes.size ());
  for (uint32_t i = 0; i < m_nodes.size (); i++)
    if (root_p (m_nodes[i]))
      roots[section_of (i)] = true;
  return roots;
}

/* NEEDS without nodes of which a linker may take another definition.  */
core::graph
reference_graph::certain_needs () const
{
  core::graph certain = m_needs;
  for (std::vector<uint32_t> &nodes : certain)
    nodes.erase (std::remove_if (nodes.begin (), nodes.end (), [&] (uint32_t node) {
                   return DECL_WEAK (m_nodes[node]->decl) || DECL_ONE_ONLY (m_nodes[node]->decl);
                 }),
                 nodes.end ());
  return certain;
}

/* Whether a linker keeps the function DECL whenever it takes the unit: start-up code calls it.  Without a C library
   (-ffreestanding, of which only -fno-builtin is known after the front end) main is a name like others.  */
bool
called_by_startup_p (tree decl)
{
  return ((!flag_no_builtin && TREE_PUBLIC (decl) && MAIN_NAME_P (DECL_NAME (decl)) && !DECL_WEAK (decl))
          || DECL_STATIC_CONSTRUCTOR (decl));
}

/* The nodes of functions that a linker keeps, whoever refers to them.  */
std::vector<uint32_t>
reference_graph::surely_kept () const
{
  std::vector<uint32_t> surely;
  const bool drops = linker_drops_p ();
  for (uint32_t i = 0; i < m_nodes.size () && is_a<cgraph_node *> (m_nodes[i]); i++)
    {
      const link_fate fate = fate_of (m_nodes[i]->decl);
      if (!drops || fate == FATE_KEPT || (fate == FATE_UNKNOWN && called_by_startup_p (m_nodes[i]->decl)))
        surely.push_back (section_of (i));
    }
  return surely;
}

std::vector<uint32_t>
reference_graph::gc_groups () const
{
  std::vector<uint32_t> groups = core::need_groups (m_needs, roots ());
  for (uint32_t i = 0; i < groups.size (); i++)
    groups[i] = groups[section_of (i)];
  return groups;
}

std::vector<uint32_t>
reference_graph::worth_groups (const std::vector<uint32_t> &gc) const
{
  std::vector<bool> kept (gc.size ());
  for (uint32_t node : core::reachable (certain_needs (), surely_kept ()))
    kept[gc[node]] = true;
  std::vector<uint32_t> worth;
  for (uint32_t group : gc)
    worth.push_back (kept[group] ? core::always_kept : group);
  return worth;
}

} // namespace

link_groups
find_link_groups (const std::vector<cgraph_node *> &order)
{
  if (!linker_drops_p ())
    return { {}, std::vector<uint32_t> (order.size (), core::always_kept) };
  const reference_graph references (order, {});
  link_groups groups;
  groups.gc = references.gc_groups ();
  groups.worth = references.worth_groups (groups.gc);
  groups.gc.resize (order.size ());
  groups.worth.resize (order.size ());
  return groups;
}

std::vector<variable_users>
find_users (const std::vector<cgraph_node *> &order, const std::vector<varpool_node *> &variables)
{
  const reference_graph references (order, variables);
  const std::vector<bool> roots = references.roots ();
  const std::vector<uint32_t> worth = references.worth_groups (references.gc_groups ());
  std::vector<variable_users> users (variables.size ());
  for (uint32_t from = 0; from < worth.size (); from++)
    for (uint32_t to : references.needs ()[from])
      if (to >= order.size () && to < order.size () + variables.size ())
        {
          variable_users &of_variable = users[to - order.size ()];
          of_variable.groups.insert (worth[from]);
          if (from < order.size ())
            of_variable.functions.insert (from);
        }
  for (uint32_t i = 0; i < users.size (); i++)
    if (users[i].groups.count (core::always_kept))
      users[i].groups = { core::always_kept };
    else if (roots[order.size () + i])
      users[i].groups.clear ();
  return users;
}

} // namespace outline
