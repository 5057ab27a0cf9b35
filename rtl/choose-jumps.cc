/* Which long jumps are made short.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose-jumps.h"

namespace outline
{

namespace
{

struct considered_jump
{
  uint32_t function;        /* Index into the functions.  */
  uint32_t insn;
  uint32_t saves;           /* Bytes.  */
  double added;             /* Instructions executed more.  */
};

/* The jumps that are in scope and save what an executed instruction has to.  */
std::vector<considered_jump>
worthwhile_jumps (const std::vector<function_code> &functions,
                  const std::vector<double> &entries, const choice_limits &limits)
{
  std::vector<considered_jump> jumps;
  for (uint32_t f = 0; f < functions.size (); f++)
    for (const long_jump &jump : functions[f].long_jumps)
      {
        double added = double (jump.frequency) * jump.taken * entries[f];
        if (in_scope_p (functions[f], jump.frequency, jump.frequency * entries[f])
            && jump.saves >= limits.min_benefit
            && (limits.stress || jump.saves > limits.min_price * added))
          jumps.push_back ({ f, jump.insn, jump.saves, added });
      }
  return jumps;
}

} // namespace

std::vector<std::vector<uint32_t>>
choose_jumps (const std::vector<function_code> &functions, const std::vector<double> &entries,
              const choice_limits &limits, double added)
{
  std::vector<considered_jump> jumps = worthwhile_jumps (functions, entries, limits);
  if (limits.budget >= 0 && !limits.stress)
    {
      std::stable_sort (jumps.begin (), jumps.end (),
                        [] (const considered_jump &a, const considered_jump &b) {
                          return a.added * b.saves < b.added * a.saves;
                        });
      size_t paid = 0;
      while (paid < jumps.size () && added + jumps[paid].added <= limits.budget)
        added += jumps[paid++].added;
      jumps.resize (paid);
    }
  std::vector<std::vector<uint32_t>> chosen (functions.size ());
  for (const considered_jump &jump : jumps)
    chosen[jump.function].push_back (jump.insn);
  for (std::vector<uint32_t> &of_function : chosen)
    std::sort (of_function.begin (), of_function.end ());
  return chosen;
}

} // namespace outline
