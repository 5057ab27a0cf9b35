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

TEST (LinkedWorth, OneOfTwoGroupsMayBeDropped)
{
  EXPECT_LT (linked_worth ({ { 3, 20 }, { 4, 25 } }, 30), 0);
}

TEST (LinkedWorth, WhoIsSurelyKeptPaysForOthers)
{
  EXPECT_GT (linked_worth ({ { 3, 1 }, { always_kept, 35 } }, 30), 0);
  EXPECT_LT (linked_worth ({ { 3, 20 }, { always_kept, 15 } }, 30), 0);
}

TEST (LinkedWorth, GroupsThatPayAlone)
{
  EXPECT_EQ (paying_groups ({ { 7, 20 }, { 3, 31 }, { 7, 11 }, { 4, 29 }, { always_kept, 1 } }, 30),
             (list { 3, 7, always_kept }));
}

} // namespace
