/* Tests of core/taken-set.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/taken-set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using outline::core::taken_set;

TEST (TakenSet, EmptyHasNothing)
{
  /* Nothing is taken at first, and an empty range never is.  */
  taken_set s (100000);
  EXPECT_FALSE (s.any (0, 100000));
  s.add (0, 100000);
  EXPECT_FALSE (s.any (500, 500));
  EXPECT_FALSE (taken_set (0).any (0, 0));
}

TEST (TakenSet, OnePositionIsSeenFromEverywhere)
{
  /* A taken position is seen by a range if and only if the range contains it,
     at and around the borders of words on all levels.  */
  const size_t n = 64 * 64 * 64 + 100;
  const size_t edges[] = { 0, 1, 63, 64, 65, 4095, 4096, 4097, 8191, 8192,
                           262143, 262144, 262145, n - 1 };
  for (size_t taken : edges)
    {
      taken_set s (n);
      s.add (taken, taken + 1);
      for (size_t begin : edges)
        for (size_t last : edges)
          ASSERT_EQ (begin <= taken && taken <= last, s.any (begin, last + 1))
            << taken << " in " << begin << " to " << last;
    }
}

TEST (TakenSet, AnEmptyAddTakesNothing)
{
  /* Adding a range without positions changes nothing.  */
  taken_set s (1000);
  s.add (64, 64);
  EXPECT_FALSE (s.any (0, 1000));
}

TEST (TakenSet, SameAsOneFlagAPosition)
{
  /* The same as a flag for each position, under 300 sets of random adds and
     questions, short and long.  */
  std::mt19937 random (1);
  for (int round = 0; round < 300; round++)
    {
      size_t n = 1 + random () % 20000;
      taken_set s (n);
      std::vector<char> flags (n);
      for (int step = 0; step < 100; step++)
        {
          size_t begin = random () % n;
          size_t length = random () % (random () % 2 ? 20 : n);
          size_t end = std::min (n, begin + length);
          auto from = flags.begin () + begin, to = flags.begin () + end;
          ASSERT_EQ (std::count (from, to, 1) > 0, s.any (begin, end));
          if (step % 10 == 0)
            {
              end = std::min (end, begin + 50);
              s.add (begin, end);
              std::fill (from, flags.begin () + end, 1);
            }
        }
    }
}
