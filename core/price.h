/* The price of an executed instruction.  SPDX-License-Identifier: GPL-3.0-or-later

   A place of shared code saves bytes and costs executed instructions.  With a budget of
   instructions each one gets a price in bytes (a Lagrange multiplier: H. Everett, Operations
   Research 11, 1963): a place takes part if it saves more than its instructions cost.  The price
   is raised until the sum keeps to the budget, so that the bytes that cost least are saved
   first.

     saves 30 bytes, costs 1 instruction     at price 3:  27 left
     saves 20 bytes, costs 10                at price 3: -10, does not take part

   A choice at one price says which price to try next: the one at which enough of its places no
   longer pay.  What takes part instead is only known by choosing again.  */

#ifndef OUTLINE_CORE_PRICE_H
#define OUTLINE_CORE_PRICE_H

#include <functional>
#include <vector>

namespace outline
{
namespace core
{

/* What a place saves, and the instructions that are executed more for it.  */
struct gain
{
  double bytes, executed;
};

/* Makes a choice at a price, in bytes for an instruction, and returns its places.  */
typedef std::function<std::vector<gain> (double price)> choice_at_price;

/* A price at which those of PLACES that still pay add at most BUDGET instructions; at least a
   fifth above PRICE.  */
double next_price (std::vector<gain> places, double budget, double price);

struct price_bounds
{
  double low;                   /* Too low, or the one that the search began with.  */
  double high;                  /* The last one that was tried.  */
  bool within;                  /* HIGH keeps to the budget.  */
};

/* Tries PRICE, and then higher ones, at most TRIES in all, until CHOOSE keeps to BUDGET.  */
price_bounds raise_price (const choice_at_price &choose, double price, double budget,
                          unsigned tries);

/* Tries prices between BOUNDS, of which the high one keeps to BUDGET, at most TRIES, until CHOOSE
   comes close to BUDGET from below.  */
void approach_budget (const choice_at_price &choose, price_bounds bounds, double budget,
                      unsigned tries);

} // namespace core
} // namespace outline

#endif
