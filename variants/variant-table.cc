/* Which variants of a unit are compiled.  SPDX-License-Identifier: GPL-3.0-or-later

   Estimates know what a statement most often becomes.  They do not know the side effects on a function: a call takes
   registers away from the values around it, a shared address may have been in a register anyway.  Over many groups
   their errors cancel out; where little is promised, the unit is compiled both ways.  Measured in
   docs/experiments.md.  */

#include "variants/variant-table.h"

#include "facts/frequency.h"
#include "facts/linked-functions.h"
#include "facts/scope.h"
#include "facts/statements.h"
#include "gcc/size-tuning.h"
#include "gimple/cost/cost.h"
#include "gimple/number/legality.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* In units of at least this many statements folding most likely saves more than it costs to make code for it.  */
const uint64_t surely_folded = 300;
/* In units of more statements the errors of estimates cancel out.  */
const uint64_t largest_in_doubt = 10000;
/* Below -Oz where fewer statements may be shared, code is GCC's usual one.  */
const unsigned little = 80;
/* At -Oz code for folding lacks options that make functions smaller at times, by up to a seventh where many values live
   across calls.  Over TINY_UNIT statements that evens out, if folding saves the unit's size divided by
   WORTHWHILE_PART.  */
const uint64_t tiny_unit = 150, worthwhile_part = 48;
/* In tenths of a byte: a promise of more is trusted.  More where folding does not make up for it, as functions that a
   linker may drop share little, and where size alone counts.  */
const int64_t trusted = 50 * tenths, trusted_if_careful = 200 * tenths;

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

} // namespace

unit_outlook
outlook_of (const std::vector<cgraph_node *> &order, const unit_facts &facts, bool folds)
{
  unit_outlook unit;
  unit.folds = folds;
  unit.smallest = folds && smallest_wanted_p (order);
  unit.for_size = std::any_of (order.begin (), order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
  unit.first_of_two = opts.summary;
  unit.only_for_folding = opts.summary || opts.stress;
  unit.droppable = linker_drops_p ();
  unit.statements = count_statements (order);
  /* A dictionary has code that is made for folding.  */
  unit.little_takes_part = (folds && !unit.smallest && !unit.only_for_folding && !opts.dictionary
                            && little_takes_part_p (order));
  unit.left = with_changed_facts (order, facts);
  unit.hot = hot_functions (order);
  if (!opts.gimple || !opts.trials || opts.stress || opts.limit == 0 || unit.statements > largest_in_doubt)
    return unit;
  function_reasons left = unit.left;
  if (!opts.hot_functions)
    left.insert (unit.hot.begin (), unit.hot.end ());
  unit.promise = promise_of (order, left, unit.hot);
  return unit;
}

unit_variant
estimated_variant (const unit_outlook &unit)
{
  unit_variant variant;
  variant.leave = unit.left;
  variant.leave.insert (unit.hot.begin (), unit.hot.end ());
  variant.for_folding = !unit.little_takes_part;
  return variant;
}

unit_variant
usual_variant (const function_reasons &leave)
{
  unit_variant variant;
  variant.leave = leave;
  variant.sharing = AS_IT_IS;
  variant.for_folding = false;
  return variant;
}

std::vector<unit_variant>
variants_to_try (const unit_outlook &unit)
{
  const unit_variant outlined = estimated_variant (unit);
  std::vector<unit_variant> variants = { outlined };
  auto add = [&] (unit_variant variant, unit_sharing sharing) {
    variant.sharing = sharing;
    variants.push_back (variant);
  };
  if (unit.promise.takes_hot)
    {
      unit_variant from_hot = outlined;
      from_hot.leave = unit.left;
      add (from_hot, OUTLINED);
    }
  const bool careful = !unit.folds || unit.droppable || (unit.smallest && !unit.first_of_two);
  const int64_t certain = careful ? trusted_if_careful : trusted;
  if (unit.promise.any && unit.promise.outlined < MAX (certain, unit.promise.merged))
    add (outlined, unit.promise.merged > 0 ? MERGED : AS_IT_IS);
  return variants;
}

bool
folding_in_doubt_p (const unit_outlook &unit)
{
  return (unit.folds && unit.for_size && unit.statements < surely_folded && !unit.little_takes_part
          && !unit.only_for_folding);
}

bool
first_alone_p (const unit_outlook &unit)
{
  /* What a dictionary lets folding save is not known in the first of two compilations.  */
  return (unit.folds && unit.for_size && !unit.smallest && !unit.droppable && !unit.promise.takes_hot
          && !unit.first_of_two && !opts.dictionary);
}

bool
folding_outweighs_p (uint64_t saved)
{
  const uint64_t certain = 32;
  return saved >= certain;
}

bool
usual_code_in_doubt_p (const unit_outlook &unit, uint64_t saved, uint64_t bytes)
{
  if (!unit.folds || unit.only_for_folding)
    return false;
  return unit.smallest ? unit.statements < tiny_unit || saved * worthwhile_part < bytes : saved == 0;
}

} // namespace outline
