/* Tests of rtl/choose/choose-jumps.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/choose-jumps.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

typedef std::vector<std::vector<uint32_t>> jumps;

/* The jumps that are chosen.  */
jumps
chosen (const std::vector<function_code> &functions, const std::vector<double> &entries,
        const choice_limits &limits, double added, int64_t saved = 0)
{
  return choose_jumps (functions, entries, limits, { added, saved }).of_function;
}

/* A chain of the jump INSN, which is met FREQUENCY times and taken in the part TAKEN of them.  */
jump_chain
jump (uint32_t insn, int64_t saves, float frequency, float taken)
{
  return { { insn }, saves, frequency, frequency * taken, true };
}

/* The same before labels that are aligned, in code that never runs.  */
jump_chain
padded (uint32_t insn, int64_t saves)
{
  jump_chain chain = jump (insn, saves, 0, 1);
  chain.padded = true;
  return chain;
}

/* A function with CHAINS.  */
function_code
function_with (std::vector<jump_chain> chains)
{
  function_code code;
  code.jump_chains = std::move (chains);
  return code;
}

choice_limits
with_budget (double budget)
{
  choice_limits limits;
  limits.budget = budget;
  return limits;
}

TEST (ChooseJumps, WithoutBudgetAllAreChosen)
{
  std::vector<function_code> unit
    = { function_with ({ jump (7, 4, 1000, 1), jump (3, 3, 1, 0.5) }), function_with ({}),
        function_with ({ jump (5, 4, 0, 1) }) };
  EXPECT_EQ (chosen (unit, { 1, 1, 9 }, with_budget (-1), 0),
             (jumps { { 3, 7 }, {}, { 5 } }));
}

TEST (ChooseJumps, BudgetGoesToThoseThatCostLeastForTheirBytes)
{
  /* 4 bytes for 8 executions, 3 for 9, 4 for 20.  */
  std::vector<function_code> unit
    = { function_with ({ jump (1, 4, 20, 1), jump (2, 3, 9, 1), jump (3, 4, 8, 1) }) };
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (17), 0), (jumps { { 2, 3 } }));
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (16), 0), (jumps { { 3 } }));
}

TEST (ChooseJumps, WhatFoldingAddsIsSpent)
{
  std::vector<function_code> unit = { function_with ({ jump (1, 4, 8, 1) }) };
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (10), 2), (jumps { { 1 } }));
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (10), 3), (jumps { {} }));
}

TEST (ChooseJumps, AJumpCostsAsOftenAsItIsTaken)
{
  std::vector<function_code> unit = { function_with ({ jump (1, 4, 100, 0.25f) }) };
  EXPECT_EQ (chosen (unit, { 2 }, with_budget (50), 0), (jumps { { 1 } }));
  EXPECT_EQ (chosen (unit, { 2 }, with_budget (49), 0), (jumps { {} }));
}

TEST (ChooseJumps, EachSavesMoreThanThePriceOfItsExecutions)
{
  std::vector<function_code> unit
    = { function_with ({ jump (1, 4, 2, 1), jump (2, 4, 1, 1) }) };
  choice_limits limits = with_budget (-1);
  limits.min_price = 2;
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0), (jumps { { 2 } }));
}

TEST (ChooseJumps, EachSavesTheLeastBenefit)
{
  std::vector<function_code> unit
    = { function_with ({ jump (1, 4, 0, 1), jump (2, 3, 0, 1) }) };
  choice_limits limits = with_budget (-1);
  limits.min_benefit = 4;
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0), (jumps { { 1 } }));
}

TEST (ChooseJumps, ScopeIsOfTheBlockNotOfTheJump)
{
  /* The block runs, though the jump is not taken.  */
  std::vector<function_code> unit
    = { function_with ({ jump (1, 4, 1, 0), jump (2, 4, 0, 1) }) };
  unit[0].max_executions = 0.1;
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (-1), 0), (jumps { { 2 } }));
}

TEST (ChooseJumps, ScopeOfProfileCountsAllExecutions)
{
  std::vector<function_code> unit = { function_with ({ jump (1, 4, 0.5f, 1) }) };
  unit[0].max_executions = 1;
  unit[0].counted = true;
  EXPECT_EQ (chosen (unit, { 2 }, with_budget (-1), 0), (jumps { { 1 } }));
  EXPECT_EQ (chosen (unit, { 3 }, with_budget (-1), 0), (jumps { {} }));
}

TEST (ChooseJumps, AChainIsChosenAsAWhole)
{
  /* Seven bytes for 6 + 4 executions.  */
  std::vector<function_code> unit = { function_with ({ { { 9, 2 }, 7, 6, 10, true } }) };
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (10), 0), (jumps { { 2, 9 } }));
  EXPECT_EQ (chosen (unit, { 1 }, with_budget (9), 0), (jumps { {} }));
}

TEST (ChooseJumps, WhatIsNotCertainIsChosenButDoesNotCount)
{
  std::vector<function_code> unit
    = { function_with ({ { { 1 }, 4, 0, 0, true }, { { 2 }, 3, 0, 0, false } }) };
  chosen_jumps all = choose_jumps (unit, { 1 }, with_budget (-1), { 0, 0 });
  EXPECT_EQ (all.of_function, (jumps { { 1, 2 } }));
  EXPECT_EQ (all.saved, 4);
}

TEST (ChooseJumps, NoneBeforeAlignedLabelsUnlessTheUnitSavesMoreThanPaddingMayUndo)
{
  /* What is not certain does not count.  */
  std::vector<function_code> unit
    = { function_with ({ padded (1, 4) }), function_with ({ padded (2, 3), { { 3 }, 9, 0, 0, false, true } }) };
  choice_limits limits = with_budget (-1);
  limits.padding = 7;
  EXPECT_EQ (chosen (unit, { 1, 1 }, limits, 0), (jumps { {}, {} }));
  limits.padding = 6;
  EXPECT_EQ (chosen (unit, { 1, 1 }, limits, 0), (jumps { { 1 }, { 2, 3 } }));
}

TEST (ChooseJumps, WhereNoLabelIsAlignedPaddingUndoesNothing)
{
  std::vector<function_code> unit = { function_with ({ padded (1, 4), jump (2, 3, 0, 1) }) };
  choice_limits limits = with_budget (-1);
  limits.padding = 7;
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0), (jumps { { 2 } }));
}

TEST (ChooseJumps, WhatFoldingSavesCountsAgainstPadding)
{
  std::vector<function_code> unit = { function_with ({ padded (1, 4) }) };
  choice_limits limits = with_budget (-1);
  limits.padding = 32;
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0, 28), (jumps { {} }));
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0, 29), (jumps { { 1 } }));
}

TEST (ChooseJumps, StressChoosesAllInScope)
{
  std::vector<function_code> unit
    = { function_with ({ jump (1, 0, 100, 1), jump (2, 4, 0, 1) }) };
  choice_limits limits = with_budget (0);
  limits.stress = true;
  limits.min_benefit = 0;
  limits.min_price = 10;
  limits.padding = 100;
  EXPECT_EQ (chosen (unit, { 1 }, limits, 0), (jumps { { 1, 2 } }));
}

} // namespace
