/* Which variants of a unit are compiled.  SPDX-License-Identifier: GPL-3.0-or-later

   What is outlined is chosen by estimate.  What estimates do not know is whether code that is made for folding
   (gcc/size-tuning.h) pays in a unit, so units in doubt are compiled both ways.  Measured in docs/experiments.md.  */

#include "variants/variant-table.h"

#include <set>

#include "facts/frame-chain.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/scope.h"
#include "facts/slowdown.h"
#include "facts/statements.h"
#include "gcc/size-tuning.h"
#include "gimple/number/legality.h"
#include "plugin/options.h"
#include "target/target.h"

namespace outline
{

namespace
{

/* In units of at least this many statements folding most likely saves more than it costs to make code for it, and calls
   that save registers more than what they call; at -Oz code for folding costs more.  */
const uint64_t surely_folded = 300, surely_folded_if_smallest = 1000;
/* A trial of a larger unit takes too long.  */
const uint64_t largest_tried = 10000;
/* Below -Oz where fewer statements may be shared, code is GCC's usual one.  */
const unsigned little = 80;
/* At -Oz code for folding lacks options that make functions smaller at times, by up to a seventh where many values live
   across calls.  Over TINY_UNIT statements that evens out, if folding saves the unit's size divided by
   WORTHWHILE_PART.  */
const uint64_t tiny_unit = 150, worthwhile_part = 48;
/* Below -Oz, and in large units where a linker may drop functions, in which folding saves less, code that is made for
   it costs up to the unit's size divided by this.  */
const uint64_t doubtful_part = 256;

/* Whether GCC's usual code is never compiled: in stress mode, and for a dictionary, the fragments of which are of code
   that is made for folding.  */
bool
only_for_folding_p ()
{
  return opts.summary || opts.dictionary || opts.stress;
}

/* Whether fewer than LITTLE statements of ORDER are in code that may be shared.  */
bool
little_takes_part_p (const std::vector<cgraph_node *> &order)
{
  bool profile = profiled_unit_p (order);
  unsigned found = 0;
  for (cgraph_node *node : order)
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (!fn || !fn->cfg)
        continue;
      block_frequencies frequencies (fn);
      for_each_statement (node, [&] (gimple *stmt, basic_block bb) {
        found += !is_gimple_debug (stmt) && !protected_block_p (fn, bb, frequencies, profile);
      });
      if (found >= little)
        return false;
    }
  return true;
}

/* Whether functions of UNIT are to save registers by calls of routines (target/save-routines.h).  These have no rows in
   unwind tables.  */
bool
saves_by_calls_p (const unit_outlook &unit)
{
  const bool wanted = opts.stress || (unit.smallest && unit.statements >= surely_folded);
  return (unit.folds && wanted && fold_target_for_unit ().target->saves () && time_unlimited_p ()
          && !unwind_tables_in_unit_p () && !followed_by_code_p () && opts.limit != 0);
}

/* The functions of ORDER that GCC expands with fewer facts about their callees than are known now, of FACTS.  */
function_reasons
with_changed_facts (const std::vector<cgraph_node *> &order, const unit_facts &facts)
{
  function_reasons left;
  for (cgraph_node *node : order)
    if (!opt_for_fn (node->decl, optimize_size) && facts.callee_facts_changed_p (node))
      left.emplace (DECL_UID (node->decl), REFUSAL_CALLEE_FACTS);
  return left;
}

/* What options ask of trials.  FOLDS: whether the unit's target can be folded for.  */
trial_purposes
purposes_by_options (bool folds)
{
  trial_purposes trials;
  if (opts.limit == 0)
    return trials;
  trials.stack = opts.gimple && opts.max_stack_growth >= 0;
  trials.properties = opts.check;
  trials.usual_code = opts.rtl && opts.trials && !trials.stack && !only_for_folding_p ();
  trials.more = folds && opts.trials && !trials.stack && !opts.stress && opts.variants == VARIANTS_MANY;
  trials.early = trials.usual_code && opts.max_stack_growth < 0 && !opts.check;
  return trials;
}

} // namespace

unit_outlook
early_outlook_of (const std::vector<cgraph_node *> &order)
{
  unit_outlook unit;
  unit.folds = opts.rtl && fold_target_for_unit ().target;
  unit.trials = purposes_by_options (unit.folds);
  unit.smallest = unit.folds && smallest_wanted_p (order);
  unit.trials.more &= unit.smallest;
  unit.statements = count_statements (order);
  const bool for_size = std::any_of (order.begin (), order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
  unit.folding_in_doubt = (unit.trials.usual_code && for_size
                           && unit.statements < (!unit.folds || linker_drops_p () ? largest_tried
                                                 : unit.smallest                  ? surely_folded_if_smallest
                                                                                  : surely_folded));
  return unit;
}

unit_outlook
outlook_of (const std::vector<cgraph_node *> &order, const unit_facts &facts)
{
  unit_outlook unit = early_outlook_of (order);
  unit.little_takes_part = unit.folds && !unit.smallest && !only_for_folding_p () && little_takes_part_p (order);
  unit.folding_in_doubt &= !unit.little_takes_part;
  unit.left = with_changed_facts (order, facts);
  unit.left.merge (hot_functions (order));
  return unit;
}

unit_variant
estimated_variant (const unit_outlook &unit)
{
  unit_variant variant;
  variant.leave = unit.left;
  variant.for_folding = !unit.little_takes_part;
  variant.saves_by_calls = saves_by_calls_p (unit);
  return variant;
}

std::vector<unit_variant>
more_variants (const unit_variant &best)
{
  const unsigned few = fold_target_for_unit ().target->costly_registers ().empty () ? TUNED_AS_USUAL : FEW_REGISTERS;
  std::vector<unit_variant> variants;
  for (unsigned tuning : { few | TRACES | BRANCHES | LITTLE_EFFORT, few | TRACES | ONE_CSE | BRANCHES | NO_FORWARDING,
                           unsigned (ONE_CSE | BY_PRIORITY) })
    {
      variants.push_back (best);
      variants.back ().tunings.others = tuning;
    }
  if (best.sharing > MERGED)
    {
      variants.push_back (best);
      variants.back ().sharing = MERGED;
    }
  return variants;
}

bool
usual_code_in_doubt_p (const unit_outlook &unit, uint64_t saved, uint64_t bytes)
{
  if (!unit.trials.usual_code)
    return false;
  /* With many variants the best one may fold much because it is large.  */
  if (unit.trials.more)
    return true;
  if (!unit.folds)
    return true;
  const bool drops = linker_drops_p ();
  if (unit.smallest && !(drops && unit.statements >= surely_folded_if_smallest))
    return unit.statements < tiny_unit || saved * worthwhile_part < bytes;
  return saved * doubtful_part < bytes;
}

} // namespace outline
