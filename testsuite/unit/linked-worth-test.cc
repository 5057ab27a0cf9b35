/* Tests of core/linked-worth.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/linked-worth.h"

#include <gtest/gtest.h>

using namespace outline::core;

namespace
{

typedef std::vector<uint32_t> list;

/* A user of GROUP that saves SAVED; NEEDS: of which groups the linker keeps all with it.  */
linked_user
user (uint32_t group, int64_t saved, const list &needs = {})
{
  return { { group, std::make_shared<const list> (needs) }, saved };
}

TEST (LinkedWorth, UsersThatAreKeptTogetherAddUp)
{
  EXPECT_EQ (linked_worth ({ user (3, 20), user (3, 15) }, 30), 5);
  EXPECT_EQ (linked_worth ({ user (always_kept, 20), user (always_kept, 15) }, 30), 5);
}

TEST (LinkedWorth, OneOfTwoGroupsMayBeDropped)
{
  EXPECT_LT (linked_worth ({ user (3, 20), user (4, 25) }, 30), 0);
}

TEST (LinkedWorth, WhoIsSurelyKeptPaysForOthers)
{
  EXPECT_GT (linked_worth ({ user (3, 1), user (always_kept, 35) }, 30), 0);
  EXPECT_LT (linked_worth ({ user (3, 20), user (always_kept, 15) }, 30), 0);
}

TEST (LinkedWorth, WhoIsNeededPaysForThoseThatNeedIt)
{
  EXPECT_EQ (linked_worth ({ user (3, 1, { 4, 9 }), user (4, 35) }, 30), 5);
  /* It needs them, but not they it.  */
  EXPECT_EQ (linked_worth ({ user (3, 35, { 4 }), user (4, 20) }, 30), -10);
}

TEST (LinkedWorth, OfWhatIsNeededAllAddsUp)
{
  EXPECT_EQ (linked_worth ({ user (3, 10, { 4, 5 }), user (4, 15, { 3, 5 }), user (5, 8, { 3, 4 }) }, 30), 3);
  EXPECT_EQ (linked_worth ({ user (3, 10, { 4, 5 }), user (4, 15, { 3, 5 }), user (5, 8) }, 30), -22);
}

/* 3 and 5 together lose two bytes of the five that 4 saves.  */
TEST (LinkedWorth, WhatLosesBytesMayBeKeptWithOthers)
{
  EXPECT_EQ (linked_worth ({ user (3, -1, { 4 }), user (4, 35), user (5, -1, { 4 }) }, 30), 3);
}

TEST (LinkedWorth, GroupsThatPayAlone)
{
  EXPECT_EQ (paying_groups ({ user (7, 20), user (3, 31), user (7, 11), user (4, 29), user (always_kept, 1) }, 30),
             (list { 3, 7, always_kept }));
}

TEST (LinkedWorth, GroupsThatNeedOneThatPays)
{
  EXPECT_EQ (paying_groups ({ user (3, 31), user (4, 2, { 3 }), user (5, -2, { 3 }), user (6, 2, { 4 }) }, 30),
             (list { 3, 4 }));
}

} // namespace
