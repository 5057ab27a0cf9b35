/* The price of an executed instruction.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/price.h"

#include <algorithm>
#include <cmath>

#include "core/sum.h"

namespace outline
{
namespace core
{

double
next_price (std::vector<gain> places, double budget, double price)
{
  /* A price that is hardly higher is not worth another choice.  */
  const double step = 1.2;
  /* Above the price at which a place just pays.  */
  const double above = 1.01;
  /* The fewest bytes for an instruction first.  */
  std::stable_sort (places.begin (), places.end (), [] (const gain &a, const gain &b) {
    return a.bytes * b.executed < b.bytes * a.executed;
  });
  double executed = sum_of (places, &gain::executed), next = price * step;
  for (const gain &place : places)
    {
      if (executed <= budget)
        break;
      executed -= place.executed;
      if (place.executed > 0)
        next = std::max (next, place.bytes / place.executed);
    }
  return next * above;
}

price_bounds
raise_price (const choice_at_price &choose, double price, double budget, unsigned tries)
{
  price_bounds bounds = { price, price, false };
  for (unsigned i = 0; i < tries; i++)
    {
      bounds.high = price;
      const std::vector<gain> places = choose (price);
      bounds.within = sum_of (places, &gain::executed) <= budget;
      if (bounds.within)
        break;
      bounds.low = price;
      price = next_price (places, budget, price);
    }
  return bounds;
}

void
approach_budget (const choice_at_price &choose, price_bounds bounds, double budget,
                 unsigned tries)
{
  /* A choice that uses at least this share of the budget is close enough.  */
  const double close = 0.98;
  for (unsigned i = 0; i < tries; i++)
    {
      double middle = bounds.low > 0 ? std::sqrt (bounds.low * bounds.high) : bounds.high / 1024;
      double executed = sum_of (choose (middle), &gain::executed);
      (executed > budget ? bounds.low : bounds.high) = middle;
      if (executed <= budget && executed > close * budget)
        return;
    }
}

} // namespace core
} // namespace outline
