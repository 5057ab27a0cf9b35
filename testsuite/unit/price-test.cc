/* The price of an executed instruction: the search for one that keeps to a budget.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/price.h"

#include <gtest/gtest.h>

using namespace outline::core;

namespace
{

const std::vector<gain> places = { { 10, 1 }, { 20, 10 }, { 30, 2 }, { 5, 5 }, { 7, 0 } };

/* Those of places that pay at PRICE; notes each price that is asked for.  */
struct recorded_choice
{
  std::vector<double> prices;

  std::vector<gain>
  operator() (double price)
  {
    prices.push_back (price);
    std::vector<gain> chosen;
    for (const gain &place : places)
      if (place.bytes > price * place.executed)
        chosen.push_back (place);
    return chosen;
  }
};

double
executed_at (double price)
{
  double executed = 0;
  for (const gain &place : recorded_choice () (price))
    executed += place.executed;
  return executed;
}

}

/* At the next price what is left keeps to the budget, and no cheaper place was given up.  */
TEST (price, next_price_gives_up_the_places_that_save_least_for_an_instruction)
{
  EXPECT_EQ (executed_at (next_price (places, 13, 0)), 13);
  EXPECT_EQ (executed_at (next_price (places, 12, 0)), 3);
  EXPECT_EQ (executed_at (next_price (places, 2, 0)), 2);
  EXPECT_EQ (executed_at (next_price (places, 0, 0)), 0);
}

TEST (price, next_price_is_higher_even_within_the_budget)
{
  EXPECT_GT (next_price (places, 1000, 3), 3 * 1.2);
}

TEST (price, raising_stops_at_the_first_price_within_the_budget)
{
  recorded_choice choice;
  price_bounds bounds = raise_price (std::ref (choice), 0, 3, 10);
  EXPECT_TRUE (bounds.within);
  EXPECT_EQ (choice.prices.size (), 2u);
  EXPECT_EQ (choice.prices.back (), bounds.high);
  EXPECT_EQ (bounds.low, 0);
}

TEST (price, raising_gives_up_after_so_many_tries)
{
  recorded_choice choice;
  price_bounds bounds = raise_price (std::ref (choice), 0, -1, 3);
  EXPECT_FALSE (bounds.within);
  EXPECT_EQ (choice.prices.size (), 3u);
}

/* What saves nothing at any price leaves the search where it began.  */
TEST (price, a_price_within_the_budget_is_not_raised)
{
  recorded_choice choice;
  EXPECT_EQ (raise_price (std::ref (choice), 0.5, 100, 10).high, 0.5);
  EXPECT_EQ (choice.prices.size (), 1u);
}

TEST (price, approaching_finds_the_most_that_fits)
{
  recorded_choice choice;
  approach_budget (std::ref (choice), { 0, 1000, true }, 13, 40);
  EXPECT_EQ (executed_at (choice.prices.back ()), 13);
  EXPECT_LT (choice.prices.size (), 40u);
}
