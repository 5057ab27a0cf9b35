/* Tests of core/linked-worth.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/linked-worth.h"

#include <gtest/gtest.h>

using namespace outline::core;

namespace
{

typedef std::vector<uint32_t> list;

TEST (LinkedWorth, UsersThatAreKeptTogetherAddUp)
{
  EXPECT_EQ (linked_worth ({ { 3, 20 }, { 3, 15 } }, 30), 5);
  EXPECT_EQ (linked_worth ({ { always_kept, 20 }, { always_kept, 15 } }, 30), 5);
}

/* Where one of two is kept, it is both in a third of the cases: 4/3 of a user.  */
TEST (LinkedWorth, OneOfTwoGroupsMayBeDropped)
{
  EXPECT_EQ (linked_worth ({ { 3, 30 }, { 4, 30 } }, 30), 10);
  EXPECT_LT (linked_worth ({ { 3, 20 }, { 4, 24 } }, 30), 0);
}

TEST (LinkedWorth, OfManyGroupsHalfAreKept)
{
  std::vector<linked_user> users;
  for (uint32_t group = 0; group < 40; group++)
    users.push_back ({ group, 2 });
  EXPECT_EQ (linked_worth (users, 30), 10);
}

TEST (LinkedWorth, WhoIsSurelyKeptPaysForOthers)
{
  EXPECT_EQ (linked_worth ({ { 3, 4 }, { always_kept, 35 } }, 30), 7);
  EXPECT_LT (linked_worth ({ { 3, 20 }, { always_kept, 15 } }, 30), 0);
}

TEST (LinkedWorth, WhatLosesBytesMayBeKeptWithOthers)
{
  EXPECT_EQ (linked_worth ({ { 3, -1 }, { always_kept, 35 } }, 30), 4);
}

/* Of four with 20 bytes the code is worth 40 - 30 * 15 / 16, with the one of 3 bytes 41.5 - 30 * 31 / 32.  */
TEST (LinkedWorth, GroupsThatAddMoreThanTheyCost)
{
  EXPECT_EQ (paying_groups ({ { 7, 20 }, { 3, 20 }, { 5, 3 }, { 4, 20 }, { 9, 20 }, { 8, -1 } }, 30),
             (list { 3, 4, 5, 7, 9 }));
  EXPECT_EQ (paying_groups ({ { 7, 20 }, { 3, 20 }, { 5, 1 }, { 4, 20 } }, 30), (list { 3, 4, 7 }));
}

TEST (LinkedWorth, NoGroupsIfNoneAreWorthIt)
{
  EXPECT_EQ (paying_groups ({ { 7, 10 }, { 3, 10 } }, 30), list ());
}

TEST (LinkedWorth, WhatIsKeptAnywayTakesAllThatSave)
{
  EXPECT_EQ (paying_groups ({ { 7, 1 }, { 3, -1 }, { always_kept, 31 } }, 30), (list { 7, always_kept }));
}

} // namespace
