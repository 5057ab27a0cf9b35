/* Which long jumps may be chained, to become short (rtl/fold/jump-chains.h).
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/choose-jumps.h"

namespace outline
{

namespace
{

struct considered_chain
{
  uint32_t function;        /* Index into the functions.  */
  const jump_chain *chain;
  double added;             /* Instructions executed more.  */
};

/* The chains in scope that save more than the price of the instructions they add.  */
std::vector<considered_chain>
worthwhile_chains (const std::vector<function_code> &functions,
                   const std::vector<double> &entries, const choice_limits &limits)
{
  std::vector<considered_chain> chains;
  for (uint32_t f = 0; f < functions.size (); f++)
    for (const jump_chain &chain : functions[f].jump_chains)
      {
        double added = double (chain.taken) * entries[f];
        if (within_max_executions_p (functions[f], chain.frequency, chain.frequency * entries[f])
            && chain.saves >= limits.min_benefit
            && (limits.stress || chain.saves > limits.min_price * added))
          chains.push_back ({ f, &chain, added });
      }
  return chains;
}

/* Leaves of CHAINS those that add the fewest instructions for their bytes, within what ADDED leaves of the budget of
   LIMITS.  */
void
keep_within_budget (std::vector<considered_chain> &chains, const choice_limits &limits, double added)
{
  if (limits.budget < 0 || limits.stress)
    return;
  std::stable_sort (chains.begin (), chains.end (),
                    [] (const considered_chain &a, const considered_chain &b) {
                      return a.added * b.chain->saves < b.added * a.chain->saves;
                    });
  size_t paid = 0;
  while (paid < chains.size () && added + chains[paid].added <= limits.budget)
    added += chains[paid++].added;
  chains.resize (paid);
}

/* The bytes that CHAINS save for certain.  */
int64_t
saved_by (const std::vector<considered_chain> &chains)
{
  int64_t saved = 0;
  for (const considered_chain &c : chains)
    saved += c.chain->certain ? c.chain->saves : 0;
  return saved;
}

} // namespace

chosen_jumps
choose_jumps (const std::vector<function_code> &functions, const std::vector<double> &entries,
              const choice_limits &limits, const priced_choice &folded)
{
  std::vector<considered_chain> chains = worthwhile_chains (functions, entries, limits);
  keep_within_budget (chains, limits, folded.added);
  if (!limits.stress && saved_by (chains) + folded.saved <= limits.padding)
    chains.erase (std::remove_if (chains.begin (), chains.end (),
                                  [] (const considered_chain &c) { return c.chain->padded; }),
                  chains.end ());
  chosen_jumps chosen;
  chosen.saved = saved_by (chains);
  chosen.of_function.resize (functions.size ());
  for (const considered_chain &c : chains)
    {
      std::vector<uint32_t> &jumps = chosen.of_function[c.function];
      jumps.insert (jumps.end (), c.chain->insns.begin (), c.chain->insns.end ());
    }
  for (std::vector<uint32_t> &jumps : chosen.of_function)
    std::sort (jumps.begin (), jumps.end ());
  return chosen;
}

} // namespace outline
