/* Tests of measure/properties.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/properties.h"

#include <gtest/gtest.h>

using outline::function_properties;
using outline::lost_property;

namespace
{

/* A function with three tail calls and all else that it may lose.  */
function_properties
rich ()
{
  function_properties f;
  f.guard = f.dynamic_stack = f.frame_pointer = f.exception_table = true;
  f.entry = 5;
  f.tail_calls = 3;
  return f;
}

TEST (Properties, NothingIsLostWhereNothingChanges)
{
  EXPECT_EQ (lost_property (rich (), rich ()), nullptr);
  EXPECT_EQ (lost_property (function_properties (), function_properties ()), nullptr);
}

TEST (Properties, TailCallsBecomeNoFewer)
{
  function_properties after = rich ();
  after.tail_calls = 2;
  EXPECT_STREQ (lost_property (rich (), after), "a tail call");
  after.tail_calls = 4;
  EXPECT_EQ (lost_property (rich (), after), nullptr);
}

TEST (Properties, OfAJumpOnlyOneTailCallAndTheLandingPadStay)
{
  function_properties jump;
  jump.jump = true;
  jump.entry = 5;
  EXPECT_STREQ (lost_property (rich (), jump), "a tail call");
  jump.tail_calls = 1;
  EXPECT_EQ (lost_property (rich (), jump), nullptr);
  jump.entry = 0;
  EXPECT_STREQ (lost_property (rich (), jump), "its landing pad");
}

TEST (Properties, ALandingPadMaySignTheReturnAddress)
{
  function_properties after = rich ();
  after.entry = 0;
  EXPECT_STREQ (lost_property (rich (), after), "its landing pad");
  after.signs = true;
  EXPECT_EQ (lost_property (rich (), after), nullptr);
}

TEST (Properties, WhatGuardsTheStackStays)
{
  for (bool function_properties::*property : { &function_properties::guard, &function_properties::dynamic_stack,
                                               &function_properties::frame_pointer,
                                               &function_properties::exception_table })
    {
      function_properties after = rich ();
      after.*property = false;
      EXPECT_NE (lost_property (rich (), after), nullptr);
    }
}

TEST (Properties, AFramePointerMayBeAdded)
{
  function_properties before = rich (), after = rich ();
  before.frame_pointer = false;
  EXPECT_EQ (lost_property (before, after), nullptr);
}

TEST (Properties, OnlyAsmReliesOnAnAlignedStack)
{
  function_properties plain = rich (), leaf = rich (), realigned = rich ();
  leaf.leaf = realigned.realigned = true;
  EXPECT_EQ (lost_property (plain, leaf), nullptr);
  EXPECT_EQ (lost_property (realigned, plain), nullptr);
  plain.asm_code = leaf.asm_code = realigned.asm_code = true;
  EXPECT_NE (lost_property (plain, leaf), nullptr);
  EXPECT_NE (lost_property (realigned, plain), nullptr);
  EXPECT_EQ (lost_property (leaf, plain), nullptr);
}

} // namespace
