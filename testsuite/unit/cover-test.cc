/* Tests of core/cover.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/cover.h"
#include "core/sum.h"

#include <gtest/gtest.h>

#include <random>

using namespace outline::core;

namespace
{

const size_t text_length = 60;

/* A use of LENGTH symbols saves LENGTH - 1; a group costs LENGTH once.  */
class groups : public priced_candidates
{
public:
  void
  add (uint32_t length, const std::vector<uint32_t> &starts)
  {
    std::vector<occurrence> all;
    for (uint32_t s : starts)
      all.push_back ({ s, length });
    places.push_back (all);
  }
  size_t count () const override { return places.size (); }
  const std::vector<occurrence> &
  occurrences (size_t c) const override
  {
    return places[c];
  }
  int64_t
  benefit (size_t c, const std::vector<uint32_t> &alive) override
  {
    return int64_t (alive.size ()) * (places[c][0].length - 1)
           - places[c][0].length;
  }
  double
  saved (size_t c, uint32_t) const override
  {
    return places[c][0].length - 1;
  }
  double
  shared_cost (size_t c) const override
  {
    return places[c][0].length;
  }

  std::vector<std::vector<occurrence>> places;
};

int64_t
total (const std::vector<selection> &chosen)
{
  return sum_of (chosen, &selection::benefit);
}

groups
random_groups (std::mt19937 &random)
{
  groups all;
  for (int i = random () % 10; i >= 0; i--)
    {
      uint32_t length = 2 + random () % 8;
      std::vector<uint32_t> starts;
      for (uint32_t at = random () % 6; at + length <= text_length;
           at += 1 + random () % 12)
        starts.push_back (at);
      all.add (length, starts);
    }
  return all;
}

TEST (Cover, NothingFromNothing)
{
  groups all;
  EXPECT_TRUE (cover (all, text_length, 1, 2, 10).empty ());
}

TEST (Cover, TwoLongOnesGiveWayToFourShorter)
{
  groups all;
  all.add (8, { 0, 8 });                // 2 * 7 - 8 = 6
  all.add (7, { 1, 9, 16, 23 });        // 4 * 6 - 7 = 17; 2 * 6 - 7 = 5
  std::vector<selection> chosen = cover (all, text_length, 1, 2, 10);
  ASSERT_EQ (chosen.size (), 1u);
  EXPECT_EQ (chosen[0].candidate, 1u);
  EXPECT_EQ (chosen[0].benefit, 17);
}

/* The best single one excludes two that save more together.  */
TEST (Cover, LooksBeyondTheBestNext)
{
  groups all;
  all.add (10, { 0, 10 });              // 2 * 9 - 10 = 8
  all.add (5, { 0, 10, 40 });           // 3 * 4 - 5 = 7
  all.add (5, { 5, 15, 50 });           // 7
  EXPECT_EQ (total (select (all, text_length, 1, 2)), 8);
  EXPECT_EQ (total (cover (all, text_length, 1, 2, 10)), 14);
}

TEST (Cover, IsNeverWorseThanSelectAndOftenBetter)
{
  std::mt19937 random (1);
  int better = 0;
  for (int i = 0; i < 2000; i++)
    {
      groups all = random_groups (random);
      int64_t greedy = total (select (all, text_length, 1, 2));
      int64_t covered = total (cover (all, text_length, 1, 2, 10));
      ASSERT_GE (covered, greedy);
      better += covered > greedy;
    }
  EXPECT_GT (better, 200);
}

TEST (Cover, ChoosesWithoutOverlapAndOnlyWhatPays)
{
  std::mt19937 random (2);
  for (int i = 0; i < 2000; i++)
    {
      groups all = random_groups (random);
      std::vector<bool> taken (text_length);
      for (const selection &s : cover (all, text_length, 3, 2, 1 + i % 12))
        {
          ASSERT_GE (s.alive.size (), 2u);
          ASSERT_EQ (s.benefit, all.benefit (s.candidate, s.alive));
          ASSERT_GE (s.benefit, 3);
          for (uint32_t a : s.alive)
            for (uint32_t k = 0; k < all.places[s.candidate][a].length; k++)
              {
                uint32_t at = all.places[s.candidate][a].start + k;
                ASSERT_FALSE (taken[at]);
                taken[at] = true;
              }
        }
    }
}

} // namespace
