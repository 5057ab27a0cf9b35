/* Tests of rtl/choose/choose.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/choose.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "testsuite/unit/letters.h"

using namespace outline;
using namespace lettered;

namespace
{

TEST (Choose, RepeatedCodeIsCalled)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd");
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_CALLED);
  EXPECT_EQ (unit.spelled (fragment), "abcd");
  EXPECT_EQ (fragment.sites.size (), 3u);
  EXPECT_EQ (fragment.benefit, 3 * (32 - 5) - (32 + 1));
}

/* The choice for UNIT, of which other units have CODE, too, as a fragment of KIND.  */
choice
choose_shared (letters &unit, fragment_kind kind, const std::string &code)
{
  program_supply supply;
  supply.sequences.push_back ({ kind, {} });
  for (char c : code)
    supply.sequences[0].program_classes.push_back (c);
  for (class_id id = 0; id < unit.classes.size (); id++)
    supply.program_class_of.push_back (unit.classes[id].key[0]);
  return choose_fragments (unit.classes, unit.functions, unit.entries, sizes, no_limits (), supply);
}

/* Its code is none of the unit's: one site pays.  */
TEST (Choose, SharedCodeNeedsOneSite)
{
  letters unit;
  unit.add ("xabcd.y");
  EXPECT_TRUE (unit.choose ().fragments.empty ());
  choice chosen = choose_shared (unit, FRAGMENT_CALLED, "abcd");
  chosen_fragment fragment = only_fragment (chosen);
  EXPECT_EQ (fragment.program_fragment, 0u);
  EXPECT_EQ (unit.spelled (fragment), "abcd");
  EXPECT_EQ (fragment.benefit, 32 - 5);
  EXPECT_EQ (chosen.saved, 32 - 5);
}

/* What is not there, is cut by a point that no sequence contains, or may not be entered in that way, is not
   used.  */
TEST (Choose, SharedCodeMustBeLegal)
{
  letters unit;
  unit.add ("xabcd.yabPd.ab.cd");
  EXPECT_TRUE (choose_shared (unit, FRAGMENT_CALLED, "abdc").fragments.empty ());
  EXPECT_TRUE (choose_shared (unit, FRAGMENT_CALLED, "cdy").fragments.empty ());
  EXPECT_TRUE (choose_shared (unit, FRAGMENT_CALLED, "abPd").fragments.empty ());
  EXPECT_TRUE (choose_shared (unit, FRAGMENT_TAIL, "abcd").fragments.empty ());
  EXPECT_TRUE (choose_shared (unit, FRAGMENT_THUNK, "abcd").fragments.empty ());
  EXPECT_EQ (choose_shared (unit, FRAGMENT_CALLED, "abcd").fragments.size (), 1u);
}

/* Own fragments compete: the unit's longer one is better than the program's shorter one.  */
TEST (Choose, SharedCodeCompetesWithTheUnitsOwn)
{
  letters unit;
  unit.add ("abcdefgh.xabcdefgh.yabcdefgh.zabcdefgh");
  chosen_fragment fragment = only_fragment (choose_shared (unit, FRAGMENT_CALLED, "ab"));
  EXPECT_EQ (unit.spelled (fragment), "abcdefgh");
  EXPECT_EQ (fragment.program_fragment, no_program_fragment);
}

/* The constant of a load is saved where nothing else loads it, and with the padding
   before it is needed once.  */
TEST (Choose, ConstantsGoWithTheirLoads)
{
  letters unit;
  function_code &t = unit.add ("abcK.xabcK.yabcK");
  t.items[3].constants = t.items[9].constants = 4;
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_CALLED);
  EXPECT_EQ (unit.spelled (fragment), "abcK");
  EXPECT_EQ (fragment.benefit, 3 * (32 - 5) + 2 * 4 - (32 + 1 + 4 + 2));
}

TEST (Choose, CodeThatEndsInACallIsLeftByIt)
{
  letters unit;
  unit.add ("abcC.xabcC.yabcC");
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_THUNK);
  EXPECT_EQ (fragment.benefit, 3 * (32 - 5) - 32);
}

TEST (Choose, CallsInsideCostRealignment)
{
  letters unit;
  unit.add ("aCbc.xaCbc.yaCbc.zaCbc");
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_CALLED);
  EXPECT_EQ (fragment.benefit, 4 * (32 - 5) - (32 + 1 + 12));
}

TEST (Choose, NothingComesBetweenACallAndItsArgumentsOnTheStack)
{
  letters unit;
  unit.add ("aSbc.xaSbc.yaSbc.zaSbc");
  for (const chosen_fragment &fragment : unit.choose ().fragments)
    EXPECT_TRUE (fragment.kind == FRAGMENT_THUNK
                 || unit.spelled (fragment).find ('S') == std::string::npos);
}

TEST (Choose, CodeThatReturnsIsJumpedTo)
{
  letters unit;
  unit.add ("abPR.xabPR.yabPR");
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_TAIL);
  EXPECT_EQ (unit.spelled (fragment), "abPR");
}

TEST (Choose, CodeThatMovesTheStackIsNotCalled)
{
  letters unit;
  unit.add ("abcdPef.xabcdPeg.yabcdPeh");
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (unit.spelled (fragment), "abcd");
}

/* Sets the uses of all items of T.  */
void
set_uses (function_code &t, uint8_t uses)
{
  for (insn_item &item : t.items)
    item.uses = uses;
}

TEST (Choose, NothingIsCalledWhereACallDestroysSomething)
{
  letters unit;
  set_uses (unit.add ("abcd.xabcd.yabcd"), ITEM_ENTER);
  EXPECT_TRUE (unit.choose ().fragments.empty ());
}

/* Gives all items of T a free register, and USES beside.  */
void
free_register (function_code &t, uint8_t uses)
{
  for (insn_item &item : t.items)
    item.uses = uses | ITEM_REGISTER;
}

TEST (Choose, CodeThatMovesTheStackIsRegisterCalled)
{
  letters unit;
  free_register (unit.add ("PPab.xPPab.yPPab"), ITEM_CALL | ITEM_ENTER);
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_REGISTER_CALL);
  EXPECT_EQ (unit.spelled (fragment), "PPab");
  EXPECT_EQ (fragment.benefit, 3 * (32 - 5) - (32 + 6));
}

TEST (Choose, CodeThatMovesTheStackUpIsNotRegisterCalled)
{
  letters unit;
  unit.traits['P'] |= TRAIT_RAISES_STACK;
  free_register (unit.add ("PPab.xPPab.yPPab.zPPab.vPPab"),
                 ITEM_CALL | ITEM_ENTER);
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_REGISTER_JUMP);
  EXPECT_EQ (fragment.benefit, 5 * (32 - 12) - (32 + 3));
}

TEST (Choose, CodeThatUsesMemoryBelowTheStackPointerIsNotCalled)
{
  letters unit;
  unit.traits['a'] |= TRAIT_BELOW_STACK;
  unit.add ("aaaa.xaaaa.yaaaa.zaaaa.vaaaa");
  EXPECT_TRUE (unit.choose ().fragments.empty ());
}

TEST (Choose, CodeThatUsesMemoryBelowTheStackPointerIsJumpedTo)
{
  letters unit;
  unit.traits['a'] |= TRAIT_BELOW_STACK;
  free_register (unit.add ("PPab.xPPab.yPPab.zPPab.vPPab"), ITEM_CALL | ITEM_ENTER);
  EXPECT_EQ (only_fragment (unit.choose ()).kind, FRAGMENT_REGISTER_JUMP);
  letters tails;
  tails.traits['a'] |= TRAIT_BELOW_STACK;
  tails.add ("aabR.xaabR.yaabR");
  EXPECT_EQ (only_fragment (tails.choose ()).kind, FRAGMENT_TAIL);
}

TEST (Choose, RegisterFragmentsNeedARegister)
{
  letters unit;
  unit.add ("PPPP.xPPPP.yPPPP");
  EXPECT_TRUE (unit.choose ().fragments.empty ());
}

TEST (Choose, RegisterFragmentsDoNotCall)
{
  letters unit;
  free_register (unit.add ("PE.xPE.yPE.zPE.vPE"), ITEM_CALL | ITEM_ENTER);
  for (const chosen_fragment &fragment : unit.choose ().fragments)
    EXPECT_EQ (unit.spelled (fragment).find ('E'), std::string::npos);
}

TEST (Choose, UncallableCodeIsRegisterJumped)
{
  letters unit;
  free_register (unit.add ("abcd.xabcd.yabcd.zabcd.vabcd"), ITEM_ENTER);
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.kind, FRAGMENT_REGISTER_JUMP);
  EXPECT_EQ (fragment.benefit, 5 * (32 - 12) - (32 + 3));
}

TEST (Choose, SitesOfDifferentStatesHaveDifferentBodies)
{
  letters unit;
  function_code &t = unit.add (".abcd.abcd.abcd.abcd.abcd.abcd.abcd.abcd");
  free_register (t, ITEM_ENTER);
  class_id one = unit.classes.intern (frame_state_class ("one\n"));
  class_id two = unit.classes.intern (frame_state_class ("two\n"));
  for (size_t i = 0; i < t.items.size (); i++)
    t.items[i].state = i % 10 < 5 ? one : two;
  choice chosen = unit.choose ();
  EXPECT_EQ (chosen.fragments.size (), 2u);
  for (const chosen_fragment &fragment : chosen.fragments)
    {
      EXPECT_EQ (fragment.sites.size (), 4u);
      for (const fragment_site &site : fragment.sites)
        EXPECT_EQ (t.items[site.item].state, fragment.state);
    }
}

TEST (Choose, JumpsAreTakenWhereACallDestroysSomething)
{
  letters unit;
  set_uses (unit.add ("abcR.xabcR.yabcR"), ITEM_ENTER | ITEM_JUMP);
  EXPECT_EQ (only_fragment (unit.choose ()).kind, FRAGMENT_TAIL);
}

TEST (Choose, ASiteIsLeftOutWhereACallDestroysSomething)
{
  letters unit;
  /* In the middle of the second of four copies.  */
  unit.add ("abcd.xabcd.yabcd.zabcd").items[8].uses = ITEM_ENTER;
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_EQ (fragment.sites.size (), 3u);
  EXPECT_EQ (fragment.sites[1].item, 12u);
}

TEST (Choose, NothingBeginsWhereTheWayInDestroysSomething)
{
  letters unit;
  set_uses (unit.add ("abcR.xabcR.yabcR"), ITEM_CALL | ITEM_JUMP);
  EXPECT_TRUE (unit.choose ().fragments.empty ());
}

TEST (Choose, TailsStayWhereExceptionTablesNameThem)
{
  letters unit;
  function_code &t = unit.add ("abcdefR.xabcdefR.yabcdefR");
  set_uses (t, ITEM_ENTER | ITEM_JUMP);
  for (insn_item &item : t.items)
    if (item.id != no_class && unit.classes[item.id].key == "b")
      item.uses = ITEM_ENTER;
  EXPECT_EQ (unit.spelled (only_fragment (unit.choose ())), "cdefR");
}

TEST (Choose, BoundItemsStayTogether)
{
  letters unit;
  function_code &t = unit.add ("abjcde.xabjcdf.yabjcdg");
  /* The jump j leads to a place after d, outside of the sequence.  */
  for (size_t i = 0; i < t.items.size (); i++)
    if (unit.classes[t.items[i].id == no_class ? 0 : t.items[i].id].key == "j")
      t.items[i].high = 3;
  for (const chosen_fragment &fragment : unit.choose ().fragments)
    EXPECT_EQ (unit.spelled (fragment).find ('j'), std::string::npos);
}

TEST (Choose, ItemsBoundWithinGoAlong)
{
  letters unit;
  function_code &t = unit.add ("abjcl.xabjcl.yabjcl");
  for (size_t i = 0; i < t.items.size (); i++)
    {
      std::string key = t.items[i].id == no_class ? ""
                                                 : unit.classes[t.items[i].id].key;
      t.items[i].high = key == "j" ? 2 : 0;
      t.items[i].low = key == "l" ? 2 : 0;
    }
  EXPECT_EQ (unit.spelled (only_fragment (unit.choose ())), "abjcl");
}

TEST (Choose, BudgetLeavesHotSites)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd");
  unit.add ("zabcd", 1000);
  choice_limits limits = no_limits ();
  EXPECT_EQ (only_fragment (unit.choose (limits)).sites.size (), 4u);
  limits.budget = 10;
  choice chosen = unit.choose (limits);
  EXPECT_EQ (only_fragment (chosen).sites.size (), 3u);
  EXPECT_LE (chosen.added, 10);
  EXPECT_GT (chosen.unbounded.added, 10);
}

/* The curve has the choice itself, and ends in the one without a budget.  */
TEST (Choose, CurveRises)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd");
  unit.add ("zabcd", 1000);
  unit.add ("efgh.xefgh.yefgh", 3);
  choice_limits limits = no_limits ();
  EXPECT_EQ (unit.choose (limits).curve.size (), 2u);
  limits.budget = 10;
  choice chosen = unit.choose (limits);
  ASSERT_GE (chosen.curve.size (), 2u);
  for (size_t i = 1; i < chosen.curve.size (); i++)
    {
      EXPECT_GT (chosen.curve[i].added, chosen.curve[i - 1].added);
      EXPECT_GT (chosen.curve[i].saved, chosen.curve[i - 1].saved);
    }
  EXPECT_EQ (chosen.curve.back ().added, chosen.unbounded.added);
  EXPECT_EQ (chosen.curve.back ().saved, chosen.unbounded.saved);
  EXPECT_TRUE (std::any_of (chosen.curve.begin (), chosen.curve.end (),
                            [&] (const priced_choice &point) {
    return point.added == chosen.added && point.saved == chosen.saved;
  }));
}

TEST (Choose, ScopeLeavesWhatIsExecutedMoreOften)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd");
  for (insn_item &item : unit.add ("zabcd").items)
    item.frequency = 2;
  for (function_code &code : unit.functions)
    code.max_executions = 1;
  EXPECT_EQ (only_fragment (unit.choose ()).sites.size (), 3u);
}

TEST (Choose, ComdatFunctionsDoNotPayForOthersBodies)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd").comdat = true;
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_TRUE (fragment.linkonce);
}

TEST (Choose, ComdatBodiesNameNoLocalSymbol)
{
  letters unit;
  unit.add ("aLcd.xaLcd.yaLcd").comdat = true;
  for (const chosen_fragment &fragment : unit.choose ().fragments)
    EXPECT_EQ (unit.spelled (fragment).find ('L'), std::string::npos);
}

TEST (Choose, ABodyThatOtherFunctionsPayForIsSharedByComdatOnes)
{
  letters unit;
  unit.add ("abcd.xabcd.yabcd");
  unit.add ("abcd").comdat = true;
  chosen_fragment fragment = only_fragment (unit.choose ());
  EXPECT_FALSE (fragment.linkonce);
  EXPECT_EQ (fragment.sites.size (), 4u);
}

TEST (Choose, WhatDoesNotPayForTheUnwindEntryStays)
{
  letters unit;
  unit.add ("ab.xab.yab");
  EXPECT_TRUE (unit.choose ().fragments.empty ());
}

TEST (Choose, AnEntryThatIsThereAnywayNeedNotBePaidFor)
{
  letters unit;
  unit.add ("abc.xabc");
  choice_limits limits = no_limits ();
  EXPECT_TRUE (unit.choose (limits).fragments.empty ());
  limits.entry_open[CODE_USUAL] = true;
  EXPECT_EQ (unit.spelled (only_fragment (unit.choose (limits))), "abc");
}

/* The choice for UNIT where functions can be dropped; TABLES: there are unwind
   tables.  */
choice
choose_droppable (letters &unit, bool tables = true)
{
  choice_limits limits = no_limits ();
  limits.droppable = true;
  limits.tables = tables;
  return unit.choose (limits);
}

/* Where functions can be dropped, fragments that name symbols share a section, and its
   unwind entry, only with those of functions that are kept together.  */
TEST (Choose, BodiesOfFunctionsKeptTogetherShareASection)
{
  letters unit;
  unit.traits['L'] = unit.traits['M'] = TRAIT_NAMES_SYMBOL;
  for (const char *code : { "abcL.xabcL.yabcL", "defM.xdefM.ydefM" })
    unit.add (code);
  choice together = choose_droppable (unit);
  ASSERT_EQ (together.fragments.size (), 2u);
  EXPECT_NE (together.fragments[0].section.number, 0u);
  EXPECT_EQ (together.fragments[0].section, together.fragments[1].section);
  unit.functions[1].gc_group = 1;
  choice apart = choose_droppable (unit);
  ASSERT_EQ (apart.fragments.size (), 2u);
  EXPECT_NE (apart.fragments[0].section, apart.fragments[1].section);
  /* What is saved in all counts each entry.  */
  EXPECT_EQ (together.saved - apart.saved, int64_t (sizes.entry));
  /* What is left out of the choice saves nothing.  */
  choice none = together;
  keep_best (together, 1);
  EXPECT_EQ (none.saved - together.saved, none.fragments[1].benefit);
  keep_best (none, 0);
  EXPECT_EQ (none.saved, 0);
  /* What names nothing keeps nothing but itself.  */
  unit.traits.clear ();
  unit.classes = class_table ();
  unit.functions.clear ();
  unit.add ("abcd.xabcd.yabcd");
  EXPECT_EQ (only_fragment (choose_droppable (unit)).section.number, 0u);
  EXPECT_NE (only_fragment (choose_droppable (unit, false)).section.number, 0u);
}

TEST (Choose, ASectionThatDoesNotPayForItsUnwindEntryHasNone)
{
  letters unit;
  unit.traits['L'] = unit.traits['M'] = TRAIT_NAMES_SYMBOL;
  /* 2 * (32 - 5) - (32 + 1) = 21 bytes are less than an entry.  */
  for (const char *code : { "abcL.xabcL", "defM.xdefM" })
    unit.add (code);
  EXPECT_EQ (choose_droppable (unit).fragments.size (), 2u);
  unit.functions[1].gc_group = 1;
  EXPECT_TRUE (choose_droppable (unit).fragments.empty ());
}

/* On random units: every site holds its fragment's classes, no item belongs to two,
   and no budget is overdrawn.  */
TEST (Choose, SitesAreWhatTheySayAndDoNotOverlap)
{
  std::mt19937 random (7);
  for (int round = 0; round < 200; round++)
    {
      letters unit;
      for (int f = 0; f < 4; f++)
        {
          std::string code;
          for (int i = 0; i < 60; i++)
            code += "abcdCDPR."[random () % (2 + random () % 8)];
          unit.add (code, 1 + random () % 5);
        }
      for (double budget : { 0.0, 5.0, 50.0, -1.0 })
        {
          choice_limits limits = no_limits ();
          limits.budget = budget;
          choice chosen = unit.choose (limits);
          std::set<std::pair<uint32_t, uint32_t>> taken;
          for (const chosen_fragment &fragment : chosen.fragments)
            for (const fragment_site &s : fragment.sites)
              for (uint32_t i = 0; i < fragment.classes.size (); i++)
                {
                  EXPECT_EQ (unit.functions[s.function].items[s.item + i].id,
                             fragment.classes[i]);
                  EXPECT_TRUE (taken.insert ({ s.function, s.item + i }).second);
                }
          EXPECT_TRUE (budget < 0 || chosen.added <= budget);
        }
    }
}

/* With a budget that has room for all, hot code that saves little is left where a
   least price is asked for, and is taken where none is.  */
TEST (Choose, TheLeastPriceKeepsHotCodeThatSavesLittle)
{
  letters unit;
  for (double entered : { 1., 1., 1000., 1000. })
    unit.add (entered > 1 ? "zxyv" : "zabcdefghv", entered);
  choice_limits limits = no_limits ();
  limits.budget = 1e6;
  EXPECT_EQ (unit.choose (limits).fragments.size (), 2u);
  limits.min_price = 0.1;
  choice priced = unit.choose (limits);
  ASSERT_EQ (priced.fragments.size (), 1u);
  EXPECT_LT (priced.added, 1000);
}

} // namespace
