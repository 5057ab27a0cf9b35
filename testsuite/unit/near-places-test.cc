/* Tests of core/near-places.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/near-places.h"

#include <gtest/gtest.h>

using outline::core::called_code;
using outline::core::near_places;

namespace
{

typedef std::vector<uint32_t> numbers;

/* Reach is 100 bytes everywhere.  */
numbers
placed (const std::vector<called_code> &pieces, const numbers &gaps)
{
  return near_places (pieces, gaps, 100);
}

TEST (NearPlaces, WhatIsCalledFromFarAwayOnlyIsAtTheEnd)
{
  EXPECT_EQ (placed ({ { 10, {} }, { 10, { 500 } } }, { 0, 1000, 2000 }), (numbers { 2, 2 }));
}

TEST (NearPlaces, APieceIsWhereMostOfItsCallsAre)
{
  EXPECT_EQ (placed ({ { 10, { 50, 950, 1050, 1980 } } }, { 0, 1000, 2000 }), (numbers { 1 }));
}

TEST (NearPlaces, AGapBetweenCallsReachesBoth)
{
  EXPECT_EQ (placed ({ { 10, { 20, 180 } } }, { 0, 40, 100, 160, 1000 }), (numbers { 2 }));
}

TEST (NearPlaces, WhatIsPutInBetweenCounts)
{
  /* With both in the gap at 100 neither is near both of its calls.  */
  numbers found = placed ({ { 60, { 40, 190 } }, { 60, { 40, 190 } } }, { 0, 100, 1000 });
  EXPECT_NE (found[0], found[1]);
}

TEST (NearPlaces, WhatIsNearTheEndAnywayStaysThere)
{
  EXPECT_EQ (placed ({ { 10, { 950, 990 } } }, { 0, 1000 }), (numbers { 1 }));
}

TEST (NearPlaces, TheSameForManyPieces)
{
  std::vector<called_code> pieces;
  numbers gaps;
  for (uint32_t i = 0; i < 1000; i++)
    {
      pieces.push_back ({ 4, { i * 50, i * 50 + 25 } });
      gaps.push_back (i * 60);
    }
  numbers found = placed (pieces, gaps);
  EXPECT_EQ (found, placed (pieces, gaps));
  uint32_t near = 0;
  for (uint32_t i = 0; i < 1000; i++)
    near += found[i] != gaps.size () - 1;
  EXPECT_GT (near, 900u);
}

} // namespace
