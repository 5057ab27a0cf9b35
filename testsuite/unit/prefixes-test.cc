/* Tests of core/prefixes.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/prefixes.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

using outline::core::longest_with_prefix;

namespace
{

typedef std::vector<size_t> indexes;

TEST (Prefixes, TheLongestOfAChain)
{
  std::vector<std::string> all = { "ab", "abcd", "b", "abc", "bx" };
  EXPECT_EQ (longest_with_prefix (all), (indexes { 1, 1, 4, 1, 4 }));
}

TEST (Prefixes, EqualOnesAreNoPrefixesOfEachOther)
{
  std::vector<std::string> all = { "ab", "ab", "c" };
  EXPECT_EQ (longest_with_prefix (all), (indexes { 0, 1, 2 }));
}

TEST (Prefixes, GroupsHaveLongerPrefixesFirst)
{
  std::vector<std::string> all = { "ab", "abcd", "b", "abc", "bx" };
  std::vector<outline::core::prefix_group> groups = outline::core::group_by_prefix (all);
  ASSERT_EQ (groups.size (), 2u);
  EXPECT_EQ (groups[0].longest, 1u);
  EXPECT_EQ (groups[0].prefixes, (indexes { 3, 0 }));
  EXPECT_EQ (groups[1].longest, 4u);
  EXPECT_EQ (groups[1].prefixes, (indexes { 2 }));
}

TEST (Prefixes, RandomStrings)
{
  std::mt19937 random (3);
  for (int round = 0; round < 100; round++)
    {
      std::vector<std::string> all (30);
      for (std::string &s : all)
        for (unsigned n = random () % 6; n > 0; n--)
          s += "ab"[random () % 2];
      indexes longest = longest_with_prefix (all);
      for (size_t i = 0; i < all.size (); i++)
        {
          EXPECT_EQ (all[longest[i]].compare (0, all[i].size (), all[i]), 0);
          EXPECT_EQ (longest[longest[i]], longest[i]);
        }
    }
}

} // namespace
