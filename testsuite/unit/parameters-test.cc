/* Which operands become parameters.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/plan/parameters.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace
{

using namespace outline;

/* Values: 0 to 99 are the integers of that size, 100 to 199 SSA names, 200 to 299 floating-point names, 300 and up what
   cannot be passed.  */
const operand_facts &
facts (value_id v)
{
  static std::vector<operand_facts> all;
  if (all.empty ())
    for (value_id i = 0; i < 400; i++)
      all.push_back ({ i < 100, i < 200 ? PASS_INTEGER : i < 300 ? PASS_FLOAT : PASS_NOT,
                       i < 200 ? 1u : 2u, i < 100, i < 100 ? int64_t (i) : 0 });
  return all[v];
}

/* The table with these ROWS, one for each site.  */
operand_table
table (const std::vector<std::vector<value_id>> &rows)
{
  operand_table t;
  t.width = rows[0].size ();
  for (const std::vector<value_id> &row : rows)
    t.columns.insert (t.columns.end (), row.begin (), row.end ());
  return t;
}

std::vector<uint32_t>
columns_of (const parameter_choice &choice)
{
  std::vector<uint32_t> columns;
  for (const parameter &p : choice.parameters)
    columns.push_back (p.column);
  return columns;
}

/* Condensed: by parameter its base and distance.  */
std::vector<std::pair<int, int64_t>>
condensed (const operand_table &t)
{
  parameter_choice choice = choose_parameters (t, facts);
  condense (t, facts, choice.parameters);
  std::vector<std::pair<int, int64_t>> result;
  for (const parameter &p : choice.parameters)
    result.push_back ({ p.base, p.distance });
  return result;
}

typedef std::vector<int> places;

TEST (Parameters, AConstantThatIsTheSameEverywhereStaysInside)
{
  parameter_choice choice = choose_parameters (table ({ { 7, 100 }, { 7, 101 } }), facts);
  EXPECT_EQ (choice.column_parameter, (places { stays_inside, 0 }));
  EXPECT_EQ (columns_of (choice), std::vector<uint32_t> { 1 });
}

/* A name means something in its own function only.  */
TEST (Parameters, ANameThatIsTheSameEverywhereIsPassed)
{
  EXPECT_EQ (choose_parameters (table ({ { 100 }, { 100 } }), facts).column_parameter, places { 0 });
}

TEST (Parameters, EqualColumnsShareOne)
{
  parameter_choice choice = choose_parameters (table ({ { 100, 1, 100, 1 }, { 101, 2, 101, 3 } }), facts);
  EXPECT_EQ (choice.column_parameter, (places { 0, 1, 0, 2 }));
}

TEST (Parameters, ColumnsThatDifferAtOneSiteDoNot)
{
  EXPECT_EQ (choose_parameters (table ({ { 100, 100 }, { 101, 101 }, { 102, 103 } }), facts).column_parameter,
             (places { 0, 1 }));
}

TEST (Parameters, WhatCannotBePassedAtOneSiteIsRefused)
{
  EXPECT_TRUE (choose_parameters (table ({ { 100 }, { 200 } }), facts).passable);
  EXPECT_FALSE (choose_parameters (table ({ { 100 }, { 300 } }), facts).passable);
}

TEST (Parameters, IntegersAtAFixedDistanceAreComputed)
{
  EXPECT_EQ (condensed (table ({ { 4, 12 }, { 16, 24 }, { 4, 12 } })),
             (std::vector<std::pair<int, int64_t>> { { -1, 0 }, { 0, 8 } }));
  EXPECT_EQ (condensed (table ({ { 12, 4 }, { 24, 16 } })),
             (std::vector<std::pair<int, int64_t>> { { -1, 0 }, { 0, -8 } }));
}

TEST (Parameters, OtherDistancesAndNamesAreNot)
{
  EXPECT_EQ (condensed (table ({ { 4, 12 }, { 16, 25 } })),
             (std::vector<std::pair<int, int64_t>> { { -1, 0 }, { -1, 0 } }));
  EXPECT_EQ (condensed (table ({ { 100, 12 }, { 101, 25 } })),
             (std::vector<std::pair<int, int64_t>> { { -1, 0 }, { -1, 0 } }));
}

/* One that is computed does not hide those after it.  */
TEST (Parameters, EachOfTwoGroupsIsComputedFromItsFirst)
{
  EXPECT_EQ (condensed (table ({ { 4, 12, 50, 53 }, { 16, 24, 60, 63 } })),
             (std::vector<std::pair<int, int64_t>> { { -1, 0 }, { 0, 8 }, { -1, 0 }, { 2, 3 } }));
}

TEST (Parameters, TheFirstCallFindsItsArgumentsInPlace)
{
  parameter_choice choice = choose_parameters (table ({ { 100, 102, 104 }, { 101, 103, 105 } }), facts);
  order_parameters (choice, { 2, -1, 0 });
  EXPECT_EQ (columns_of (choice), (std::vector<uint32_t> { 2, 1, 0 }));
  EXPECT_EQ (choice.column_parameter, (places { 2, 1, 0 }));
}

TEST (Parameters, OneThatIsTwoArgumentsHasThePlaceOfTheFirst)
{
  parameter_choice choice = choose_parameters (table ({ { 100, 102 }, { 101, 103 } }), facts);
  order_parameters (choice, { 1, 1 });
  EXPECT_EQ (columns_of (choice), (std::vector<uint32_t> { 1, 0 }));
}

TEST (Parameters, ComputedOnesComeLastAndKnowTheirBase)
{
  const operand_table t = table ({ { 4, 12, 100 }, { 16, 24, 101 } });
  parameter_choice choice = choose_parameters (t, facts);
  condense (t, facts, choice.parameters);
  /* The call wants the one that is computed, and then the last.  */
  order_parameters (choice, { 1, 2 });
  EXPECT_EQ (columns_of (choice), (std::vector<uint32_t> { 0, 2, 1 }));
  EXPECT_EQ (choice.parameters[2].base, 0);
  EXPECT_EQ (choice.column_parameter, (places { 0, 2, 1 }));
}

} // namespace
