/* Tests of rtl/choose/plan-islands.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/plan-islands.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* The islands as text, "PLACE:FIRST-END" each: for jumps at ADDRESSES, each of which saves 4 bytes, with
   a reach of 100 bytes and islands of 5.  CLOSED is the index of a place where none may be.  */
std::string
planned (const std::vector<int> &addresses, const std::vector<int> &places, size_t closed = -1)
{
  std::vector<waiting_jump> jumps;
  for (int address : addresses)
    jumps.push_back ({ address, 4 });
  std::string text;
  for (const planned_island &i : plan_islands (jumps, places, 100, 5,
                                               [&] (size_t place) { return place != closed; }))
    text += (std::to_string (i.place) + ":" + std::to_string (i.first) + "-"
             + std::to_string (i.end) + " ");
  return text;
}

TEST (PlanIslands, OneJumpDoesNotPayForAnIsland)
{
  EXPECT_EQ (planned ({ 0 }, { 50 }), "");
  EXPECT_EQ (planned ({ 0, 20 }, { 50 }), "0:0-2 ");
}

TEST (PlanIslands, WithoutJumpsOrPlacesThereAreNone)
{
  EXPECT_EQ (planned ({}, { 50 }), "");
  EXPECT_EQ (planned ({ 0, 20 }, {}), "");
}

TEST (PlanIslands, ReachCountsToBothSides)
{
  EXPECT_EQ (planned ({ 0, 200 }, { 100 }), "0:0-2 ");
  EXPECT_EQ (planned ({ 0, 201 }, { 100 }), "");
  EXPECT_EQ (planned ({ 101, 102 }, { 0 }), "");
}

TEST (PlanIslands, TheLastPlaceWithinReachServesMost)
{
  EXPECT_EQ (planned ({ 0, 10, 180 }, { 5, 90, 150 }), "1:0-3 ");
}

TEST (PlanIslands, AClosedPlaceIsPassedOver)
{
  EXPECT_EQ (planned ({ 0, 10, 180 }, { 5, 90 }, 1), "0:0-2 ");
}

TEST (PlanIslands, AJumpTooFarFromOthersIsLeftOut)
{
  EXPECT_EQ (planned ({ 0, 1000, 1010 }, { 50, 1005 }), "1:1-3 ");
}

TEST (PlanIslands, EachIslandHasItsOwnJumps)
{
  EXPECT_EQ (planned ({ 0, 10, 500, 510 }, { 20, 520 }), "0:0-2 1:2-4 ");
}

} // namespace
