/* Tests of core/near-order.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/near-order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>

using outline::core::near_order;
using outline::core::piece_call;

namespace
{

typedef std::vector<uint32_t> numbers;

/* The calls of CALLS that are at most REACH bytes from what they call if pieces of BYTES are in ORDER, which has each
   piece once.  */
unsigned
near_in (const numbers &order, const numbers &bytes, const std::vector<piece_call> &calls, int64_t reach)
{
  numbers sorted = order;
  std::sort (sorted.begin (), sorted.end ());
  numbers each (bytes.size ());
  std::iota (each.begin (), each.end (), 0);
  EXPECT_EQ (sorted, each);
  std::vector<int64_t> starts (bytes.size ());
  int64_t start = 0;
  for (uint32_t piece : order)
    {
      starts[piece] = start;
      start += bytes[piece];
    }
  return std::count_if (calls.begin (), calls.end (), [&] (const piece_call &call) {
    return std::abs (starts[call.from] + call.at - starts[call.to]) <= reach;
  });
}

TEST (NearOrder, WithoutCallsTheOrderIsTheGivenOne)
{
  EXPECT_EQ (near_order ({}, {}, 100), numbers {});
  EXPECT_EQ (near_order ({ 50, 50, 50 }, {}, 100), (numbers { 0, 1, 2 }));
  EXPECT_EQ (near_order ({ 500, 500 }, { { 0, 10, 0 } }, 100), (numbers { 0, 1 }));
}

TEST (NearOrder, WhatIsNearAlreadyStays)
{
  EXPECT_EQ (near_order ({ 50, 50, 500 }, { { 0, 10, 1 } }, 100), (numbers { 0, 1, 2 }));
}

TEST (NearOrder, WhoCallsComesNear)
{
  /* 0 calls 2 at its end, and 3 calls 1.  */
  const numbers bytes = { 1000, 1000, 1000, 1000 };
  const std::vector<piece_call> calls = { { 0, 990, 2 }, { 3, 990, 1 } };
  EXPECT_EQ (near_in ({ 0, 1, 2, 3 }, bytes, calls, 100), 0u);
  EXPECT_EQ (near_in (near_order (bytes, calls, 100), bytes, calls, 100), 2u);
}

TEST (NearOrder, ACalleeMayBeBeforeItsCaller)
{
  /* The call is at the start of 2, so the small piece 0 has to be before it.  */
  const numbers bytes = { 10, 1000, 1000 };
  const std::vector<piece_call> calls = { { 2, 5, 0 } };
  EXPECT_EQ (near_in (near_order (bytes, calls, 100), bytes, calls, 100), 1u);
}

TEST (NearOrder, APieceGoesToWhereMostOfItsCallsAre)
{
  /* 20 is called by three others, which are neighbours, and by one far away.  */
  numbers bytes (20, 90);
  bytes.push_back (10);
  const std::vector<piece_call> calls = { { 0, 80, 20 }, { 10, 80, 20 }, { 11, 10, 20 }, { 11, 40, 20 } };
  EXPECT_GE (near_in (near_order (bytes, calls, 100), bytes, calls, 100), 3u);
}

TEST (NearOrder, GroupsThatCallEachOtherAreFound)
{
  /* A hundred groups of five pieces, shuffled: each calls all others of its group.  */
  const uint32_t groups = 100, members = 5;
  std::mt19937 random (1);
  numbers places (groups * members);
  std::iota (places.begin (), places.end (), 0);
  std::shuffle (places.begin (), places.end (), random);
  std::vector<piece_call> calls;
  for (uint32_t i = 0; i < groups * members; i++)
    for (uint32_t j = 0; j < groups * members; j++)
      if (i != j && i / members == j / members)
        calls.push_back ({ places[i], 20, places[j] });
  const numbers bytes (groups * members, 40);
  const numbers order = near_order (bytes, calls, 200);
  EXPECT_EQ (near_in (order, bytes, calls, 200), calls.size ());
  EXPECT_EQ (order, near_order (bytes, calls, 200));
}

TEST (NearOrder, NeverWorseThanTheGivenOrder)
{
  std::mt19937 random (2);
  for (unsigned round = 0; round < 200; round++)
    {
      const uint32_t pieces = 2 + random () % 30;
      numbers bytes, given (pieces);
      std::iota (given.begin (), given.end (), 0);
      for (uint32_t i = 0; i < pieces; i++)
        bytes.push_back (random () % 200);
      std::vector<piece_call> calls;
      for (uint32_t i = random () % 60; i > 0; i--)
        {
          const uint32_t from = random () % pieces;
          calls.push_back ({ from, uint32_t (random () % (bytes[from] + 1)), uint32_t (random () % pieces) });
        }
      EXPECT_GE (near_in (near_order (bytes, calls, 150), bytes, calls, 150), near_in (given, bytes, calls, 150));
    }
}

} // namespace
