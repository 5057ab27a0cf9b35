/* Tests of rtl/choose/nest-fragments.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/nest-fragments.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "testsuite/unit/letters.h"

using namespace outline;
using namespace lettered;

namespace
{

choice_limits
nested ()
{
  choice_limits limits = no_limits ();
  limits.nested = true;
  return limits;
}

/* Of CHOSEN, a choice for UNIT: what is folded, each with the number of its sites, as "abcd 8, oabcd 2".  */
std::string
sites_of (letters &unit, const choice &chosen)
{
  std::map<std::string, size_t> sites;
  for (const chosen_fragment &fragment : chosen.fragments)
    sites[unit.spelled (fragment)] += fragment.sites.size ();
  std::string text;
  for (const auto &[code, number] : sites)
    text += (text.empty () ? "" : ", ") + code + " " + std::to_string (number);
  return text;
}

/* "o" twice is not worth a fragment of "oabcd" beside "abcd"; but one that ends in "abcd" costs eight bytes, and saves
   eight at each site.  */
TEST (Nest, FragmentsBeginEarlierWhereSomeSitesAreLonger)
{
  letters unit;
  unit.add ("oabcd.oabcd.oabcd.xabcd.yabcd.zabcd.vabcd.wabcd");
  choice before = unit.choose (), after = unit.choose (nested ());
  EXPECT_EQ (sites_of (unit, before), "abcd 8");
  EXPECT_EQ (sites_of (unit, after), "abcd 5, oabcd 3");
  EXPECT_EQ (after.saved, before.saved + 3 * 8 - 8);
}

TEST (Nest, SeveralBeginningsOfOneFragment)
{
  letters unit;
  unit.add ("poabcd.poabcd.oabcd.oabcd.xabcd.yabcd.zabcd.vabcd.wabcd.uabcd");
  choice before = unit.choose (), after = unit.choose (nested ());
  EXPECT_EQ (sites_of (unit, before), "abcd 10");
  EXPECT_EQ (sites_of (unit, after), "abcd 6, oabcd 2, poabcd 2");
  EXPECT_EQ (after.saved, before.saved + (4 - 1) * 8 + (2 - 1) * 8);
}

/* A fragment has one place: only one other can end there.  */
TEST (Nest, OnlyTheBestBeginningIsTaken)
{
  letters unit;
  unit.add ("oabcd.oabcd.oabcd.pabcd.pabcd.xabcd.yabcd.zabcd.vabcd.wabcd");
  EXPECT_EQ (sites_of (unit, unit.choose (nested ())), "abcd 7, oabcd 3");
}

TEST (Nest, TailsAndThunks)
{
  letters unit;
  unit.add ("oabcR.oabcR.xabcR.yabcR.zabcR.vabcR.wabcR.pefgC.pefgC.qefgC.refgC.sefgC.tefgC.uefgC");
  EXPECT_EQ (sites_of (unit, unit.choose (nested ())), "abcR 5, efgC 5, oabcR 2, pefgC 2");
}

/* The call in "E" would need a frame that "abcd" has not.  */
TEST (Nest, NoCallBeforeACalledFragment)
{
  letters unit;
  unit.add ("Eabcd.Eabcd.xabcd.yabcd.zabcd.vabcd.wabcd.uabcd.tabcd");
  EXPECT_EQ (sites_of (unit, unit.choose (nested ())), "abcd 9");
}

/* Constants that fragments load from the code have numbers of their own in each.  */
TEST (Nest, NoConstants)
{
  letters unit;
  unit.add ("oabKd.oabKd.xabKd.yabKd.zabKd.vabKd.wabKd.uabKd.tabKd");
  EXPECT_EQ (sites_of (unit, unit.choose (nested ())), "abKd 9");
}

/* The section that is kept for all sites of "abcd" may not name what only some of them do.  */
TEST (Nest, NothingIsKeptThatWouldBeDropped)
{
  letters unit;
  unit.traits['N'] = TRAIT_NAMES_SYMBOL;
  unit.add ("Nabcd.Nabcd.xabcd.yabcd.zabcd.vabcd.wabcd.uabcd.tabcd");
  choice_limits limits = nested ();
  EXPECT_EQ (sites_of (unit, unit.choose (limits)), "Nabcd 2, abcd 7");
  limits.droppable = true;
  EXPECT_EQ (sites_of (unit, unit.choose (limits)), "abcd 9");
}

TEST (Nest, WhatIsOutOfScopeStays)
{
  letters unit;
  function_code &t = unit.add ("oabcd.oabcd.xabcd.yabcd.zabcd.vabcd.wabcd.uabcd.tabcd");
  t.max_executions = 1;
  for (insn_item &item : t.items)
    if (item.id != no_class && unit.classes[item.id].key == "o")
      item.frequency = 2;
  EXPECT_EQ (sites_of (unit, unit.choose (nested ())), "abcd 9");
}

/* Sites do not overlap, are what their fragment is, and more is saved than without.  */
TEST (Nest, RandomUnits)
{
  std::mt19937 random (7);
  int64_t more = 0;
  for (int round = 0; round < 200; round++)
    {
      letters unit;
      for (int f = 0; f < 8; f++)
        {
          std::string code;
          for (int i = 0; i < 60; i++)
            code += "aabbcdeCR."[random () % 10];
          unit.add (code);
        }
      choice before = unit.choose (), after = unit.choose (nested ());
      EXPECT_GE (after.saved, before.saved);
      more += after.saved - before.saved;
      std::vector<std::vector<bool>> taken;
      for (const function_code &f : unit.functions)
        taken.emplace_back (f.items.size ());
      for (const chosen_fragment &fragment : after.fragments)
        for (const fragment_site &site : fragment.sites)
          for (size_t i = 0; i < fragment.classes.size (); i++)
            {
              EXPECT_FALSE (taken[site.function][site.item + i]);
              taken[site.function][site.item + i] = true;
              EXPECT_EQ (unit.functions[site.function].items[site.item + i].id, fragment.classes[i]);
            }
    }
  EXPECT_GT (more, 0);
}

} // namespace
