/* Tests of core/graph.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/graph.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace outline::core;

namespace
{

typedef std::vector<uint32_t> list;

list
sorted (list nodes)
{
  std::sort (nodes.begin (), nodes.end ());
  return nodes;
}

graph
random_graph (std::mt19937 &random, uint32_t nodes, uint32_t edges)
{
  graph g (nodes);
  for (uint32_t i = 0; i < edges; i++)
    g[random () % nodes].push_back (random () % nodes);
  return g;
}

/* The roots from which each node of G is reached, by the definition.  */
std::vector<list>
needed_by (const graph &g, const std::vector<bool> &roots)
{
  std::vector<list> result (g.size ());
  for (uint32_t i = 0; i < g.size (); i++)
    if (roots[i])
      for (uint32_t node : reachable (g, { i }))
        result[node].push_back (i);
  return result;
}

TEST (Graph, ReachesEachNodeOnce)
{
  /* Circles, nodes named twice and nodes that lead nowhere are no harm.  */
  graph g = { { 1, 1 }, { 2 }, { 0 }, { 0 }, {} };
  EXPECT_EQ (sorted (reachable (g, { 0 })), (list { 0, 1, 2 }));
  EXPECT_EQ (sorted (reachable (g, { 3, 3 })), (list { 0, 1, 2, 3 }));
  EXPECT_EQ (sorted (reachable (g, { 4 })), (list { 4 }));
  EXPECT_EQ (reachable (g, {}), list ());
}

TEST (Graph, ComponentsIgnoreDirections)
{
  /* 0 and 1 refer to 2; 4 refers to 3; 5 is alone.  */
  list c = components ({ { 2 }, { 2 }, {}, {}, { 3 }, {} });
  EXPECT_TRUE (c[0] == c[1] && c[1] == c[2]);
  EXPECT_EQ (c[3], c[4]);
  EXPECT_NE (c[0], c[3]);
  EXPECT_NE (c[0], c[5]);
  EXPECT_NE (c[3], c[5]);
}

TEST (Graph, ComponentsAreThoseOfBothDirections)
{
  /* On random graphs: two nodes have one number if and only if one is reached from the other along
     edges in any direction.  */
  std::mt19937 random (1);
  for (int round = 0; round < 200; round++)
    {
      graph g = random_graph (random, 12, round % 16), both = g;
      for (uint32_t i = 0; i < g.size (); i++)
        for (uint32_t other : g[i])
          both[other].push_back (i);
      list c = components (g);
      for (uint32_t i = 0; i < g.size (); i++)
        {
          list reached = reachable (both, { i });
          for (uint32_t j = 0; j < g.size (); j++)
            EXPECT_EQ (c[i] == c[j],
                       std::find (reached.begin (), reached.end (), j) != reached.end ());
        }
    }
}

TEST (Graph, NodesOfOneUserAreInItsGroup)
{
  /* The example of the header: 2 and 3 are needed with 0 only, 4 with 0 or with 1.  */
  EXPECT_EQ (need_groups ({ { 2, 4 }, { 4 }, { 3 }, {}, {} },
                          { true, true, false, false, false }),
             (list { 0, 1, 0, 0, 4 }));
}

TEST (Graph, RootsAreInGroupsOfTheirOwn)
{
  /* One that another root refers to can still be asked for alone.  */
  EXPECT_EQ (need_groups ({ { 1 }, {} }, { true, true }), (list { 0, 1 }));
}

TEST (Graph, WhatNothingNeedsIsInNoOthersGroup)
{
  EXPECT_EQ (need_groups ({ { 1 }, {}, { 1 } }, { false, false, true }), (list { 0, 2, 2 }));
}

TEST (Graph, GroupsAreNeededInTheSameCases)
{
  /* On random graphs: nodes of one group are reached from the same roots.  */
  std::mt19937 random (2);
  size_t shared = 0;
  for (int round = 0; round < 500; round++)
    {
      graph g = random_graph (random, 10, round % 20);
      std::vector<bool> roots (g.size ());
      for (size_t i = 0; i < roots.size (); i++)
        roots[i] = random () % 4 == 0;
      list group = need_groups (g, roots);
      std::vector<list> needed = needed_by (g, roots);
      for (uint32_t i = 0; i < g.size (); i++)
        for (uint32_t j = 0; j < i; j++)
          if (group[i] == group[j])
            {
              EXPECT_EQ (needed[i], needed[j]);
              shared++;
            }
    }
  EXPECT_GT (shared, 500u);
}

} // namespace
