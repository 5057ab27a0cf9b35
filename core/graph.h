/* Who refers to whom: walks over directed graphs.
   SPDX-License-Identifier: GPL-3.0-or-later

   Nodes are numbered from 0.  All functions take time linear in the size of the graph.  */

#ifndef OUTLINE_CORE_GRAPH_H
#define OUTLINE_CORE_GRAPH_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* By node: the nodes that it refers to, in any order, some perhaps more than once.  */
typedef std::vector<std::vector<uint32_t>> graph;

/* The nodes of FROM and those that they refer to, directly or not; each once.  */
std::vector<uint32_t> reachable (const graph &g, const std::vector<uint32_t> &from);

/* By node: a number that connected nodes of G have in common, and only these.  */
std::vector<uint32_t> components (const graph &g);

/* By node: a group, such that nodes of one group are needed in exactly the same cases, if a node
   is needed when it is a root that is asked for, or a needed node refers to it.  ROOTS: by node,
   whether it can be asked for.  Groups are numbered by one of their nodes.  A node that only nodes
   of one group refer to is in that group; groups may be smaller than possible.

     roots 0 and 1; 0 -> 2, 2 -> 3, 0 -> 4, 1 -> 4    groups 0 1 0 0 4  */
std::vector<uint32_t> need_groups (const graph &g, const std::vector<bool> &roots);

} // namespace core
} // namespace outline

#endif
