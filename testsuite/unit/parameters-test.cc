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

} // namespace
