/* Who refers to whom: walks over directed graphs.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/graph.h"

#include <numeric>

namespace outline
{
namespace core
{

std::vector<uint32_t>
reachable (const graph &g, const std::vector<uint32_t> &from)
{
  std::vector<bool> met (g.size (), false);
  std::vector<uint32_t> nodes;
  auto meet = [&] (uint32_t node) {
    if (!met[node])
      nodes.push_back (node);
    met[node] = true;
  };
  for (uint32_t node : from)
    meet (node);
  for (uint32_t i = 0; i < nodes.size (); i++)
    for (uint32_t next : g[nodes[i]])
      meet (next);
  return nodes;
}

std::vector<uint32_t>
components (const graph &g)
{
  std::vector<uint32_t> parent (g.size ());
  auto find = [&] (uint32_t i) {
    while (parent[i] != i)
      i = parent[i] = parent[parent[i]];
    return i;
  };
  std::iota (parent.begin (), parent.end (), 0);
  for (uint32_t i = 0; i < g.size (); i++)
    for (uint32_t other : g[i])
      parent[find (i)] = find (other);
  for (uint32_t i = 0; i < g.size (); i++)
    parent[i] = find (i);
  return parent;
}

/* Groups are passed on from each node to those that it refers to, as constants are in a
   propagation.  A node that gets two different ones becomes a group of its own, so none changes
   more than twice.  */
std::vector<uint32_t>
need_groups (const graph &g, const std::vector<bool> &roots)
{
  const uint32_t unknown = UINT32_MAX;
  std::vector<uint32_t> group (g.size (), unknown);
  std::vector<uint32_t> changed;
  auto set = [&] (uint32_t node, uint32_t to) {
    group[node] = to;
    changed.push_back (node);
  };
  for (uint32_t i = 0; i < g.size (); i++)
    if (roots[i])
      set (i, i);
  while (!changed.empty ())
    {
      uint32_t from = changed.back ();
      changed.pop_back ();
      for (uint32_t node : g[from])
        if (group[node] == unknown)
          set (node, group[from]);
        else if (group[node] != node && group[node] != group[from])
          set (node, node);
    }
  for (uint32_t i = 0; i < g.size (); i++)
    if (group[i] == unknown)
      group[i] = i;
  return group;
}

} // namespace core
} // namespace outline
