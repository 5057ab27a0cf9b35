/* Tests of rtl/choose/order-functions.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/order-functions.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace outline;

namespace
{

typedef std::vector<uint32_t> numbers;

const near_forms forms = { 100, 8, true, true };

/* The function UID of ITEMS instructions, four bytes each, without calls.  */
function_code
function_of (uint32_t uid, uint32_t items)
{
  function_code code;
  code.uid = uid;
  for (uint32_t i = 0; i < items; i++)
    {
      insn_item item = {};
      item.at = 4 * i;
      code.items.push_back (item);
    }
  code.bytes = code.bytes_in_object = 4 * items;
  return code;
}

/* A fragment of LENGTH items at SITES, called.  */
chosen_fragment
fragment_at (uint32_t length, const std::vector<fragment_site> &sites)
{
  chosen_fragment fragment = {};
  fragment.kind = FRAGMENT_CALLED;
  fragment.classes.assign (length, 0);
  fragment.sites = sites;
  return fragment;
}

/* How far apart A and B are in ORDER, in functions.  */
uint32_t
distance (const numbers &order, uint32_t a, uint32_t b)
{
  auto place = [&] (uint32_t f) { return std::find (order.begin (), order.end (), f) - order.begin (); };
  return std::abs (place (a) - place (b));
}

TEST (OrderFunctions, OnlyThoseOfTheTextAreOrdered)
{
  std::vector<function_code> functions = { function_of (7, 10), function_of (8, 10), function_of (9, 10) };
  functions[2].calls = { { 7, 0, false } };
  EXPECT_EQ (order_functions (functions, { 1, 2 }, {}, forms), (numbers { 1, 2 }));
  EXPECT_EQ (order_functions (functions, {}, {}, forms), numbers {});
}

TEST (OrderFunctions, CallersComeNear)
{
  std::vector<function_code> functions;
  for (uint32_t i = 0; i < 6; i++)
    functions.push_back (function_of (100 + i, 100));
  functions[0].calls = { { 105, 396, false } };
  numbers order = order_functions (functions, { 0, 1, 2, 3, 4, 5 }, {}, forms);
  EXPECT_EQ (distance (order, 0, 5), 1u);
}

TEST (OrderFunctions, OnlyFormsThatAreShorterCount)
{
  std::vector<function_code> functions;
  for (uint32_t i = 0; i < 6; i++)
    functions.push_back (function_of (100 + i, 100));
  functions[0].calls = { { 105, 396, false } };
  const numbers given = { 0, 1, 2, 3, 4, 5 };
  near_forms jumps = forms;
  jumps.calls = false;
  EXPECT_EQ (order_functions (functions, given, {}, jumps), given);
  functions[0].calls[0].tail = true;
  EXPECT_EQ (distance (order_functions (functions, given, {}, jumps), 0, 5), 1u);
}

TEST (OrderFunctions, UsersOfAFragmentComeNear)
{
  std::vector<function_code> functions;
  for (uint32_t i = 0; i < 6; i++)
    functions.push_back (function_of (100 + i, 40));
  const chosen_fragment fragment = fragment_at (5, { { 0, 0 }, { 0, 20 }, { 5, 0 }, { 5, 20 } });
  numbers order = order_functions (functions, { 0, 1, 2, 3, 4, 5 }, { fragment }, forms);
  EXPECT_EQ (distance (order, 0, 5), 1u);
}

TEST (OrderFunctions, ACallInAFragmentIsTheFragments)
{
  /* 0 and 3 call 105 at their ends, in code that is folded: what is left calls the fragment, and that calls 105 once.
     So one of them comes near to the fragment, and 105, too.  */
  std::vector<function_code> functions;
  for (uint32_t i = 0; i < 6; i++)
    functions.push_back (function_of (100 + i, 20));
  functions[0].calls = { { 105, 68, false } };
  functions[3].calls = { { 105, 68, false } };
  chosen_fragment fragment = fragment_at (5, { { 0, 15 }, { 3, 15 } });
  numbers order = order_functions (functions, { 0, 1, 2, 3, 4, 5 }, { fragment }, forms);
  EXPECT_LE (std::min (distance (order, 0, 5), distance (order, 3, 5)), 1u);
}

} // namespace
