/* Tests of core/benefit.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/benefit.h"

#include <gtest/gtest.h>

using namespace outline::core;

TEST (Benefit, CountsBothSides)
{
  /* Three copies of 20 bytes against three calls of 5, one copy and a frame
     of 10.  */
  group_cost g { 3, 20, 5, 10 };
  EXPECT_EQ (60, not_outlined_bytes (g));
  EXPECT_EQ (45, outlined_bytes (g));
  EXPECT_EQ (15, benefit (g));
}

TEST (Benefit, IsNegativeForALoss)
{
  /* A sequence no longer than its call can only lose.  */
  EXPECT_EQ (-12, benefit ({ 2, 5, 5, 7 }));
}

TEST (Benefit, DoesNotOverflow)
{
  /* Counts and sizes whose product does not fit 32 bits.  */
  EXPECT_EQ (int64_t (3000000000) * 3000000000 - 3000000000,
             benefit ({ 3000000000u, 3000000000u, 0, 0 }));
}

TEST (Benefit, WorthItAtTheMinimumAndNotBelow)
{
  /* The minimum itself is enough; one byte less is not.  */
  group_cost g { 3, 20, 5, 10 };
  EXPECT_TRUE (worth_it (g, 15));
  EXPECT_FALSE (worth_it (g, 16));
}

TEST (Benefit, NothingIsNotWorthIt)
{
  /* Even where no minimum is asked for, breaking even or losing is not worth
     it.  */
  EXPECT_FALSE (worth_it ({ 3, 20, 5, 25 }, 0));
  EXPECT_FALSE (worth_it ({ 3, 20, 5, 26 }, -100));
  EXPECT_TRUE (worth_it ({ 3, 20, 5, 24 }, 0));
}
