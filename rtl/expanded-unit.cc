/* What to fold of a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   The unit is expanded, and repeats of its classes are chosen within limits that
   follow from options, profile and size:

     expand     all functions, up to their final instructions; passes read them as classes
     limit      what saved bytes may cost
     choose     fragments and their sites  */

#include "rtl/expanded-unit.h"

#include "facts/attributes.h"
#include "facts/code-place.h"
#include "facts/frame-chain.h"
#include "facts/frequency.h"
#include "facts/linked-functions.h"
#include "facts/scope.h"
#include "facts/slowdown.h"
#include "facts/target-facts.h"
#include "gcc/expansion.h"
#include "gcc/size-tuning.h"
#include "gcc/unwind-table.h"
#include "measure/trial.h"
#include "plugin/options.h"
#include "plugin/refusals.h"
#include "rtl/dictionary/program-fragments.h"
#include "rtl/write/fragment-output.h"

namespace outline
{

namespace
{

/* By section: whether fragments may continue the unwind entry of the last function there, as far as is known before
   they are chosen: folding takes rows from that entry, and few directives may be left where there are too many now.
   ORDER: the functions, which are SUSPENDED.  */
std::map<std::string, bool>
open_sections (const std::vector<cgraph_node *> &order, const suspended_functions &suspended)
{
  std::map<std::string, bool> open;
  const unwind_table table (order, suspended, {}, {});
  for (const unwind_part &part : table.parts ())
    open[part.section] = part.shares;
  return open;
}

/* The limits for UNIT, whose functions are ORDER, and are SUSPENDED.  */
choice_limits
limits_for (const expanded_unit &unit, const std::vector<cgraph_node *> &order,
            const fold_target &target, const suspended_functions &suspended)
{
  const double bytes_for_instruction = 1.75;
  choice_limits limits;
  limits.min_occurrences = opts.min_occurrences;
  limits.min_benefit = opts.stress ? 0 : opts.min_benefit < 0 ? 1 : opts.min_benefit;
  limits.stress = opts.stress;
  limits.growth = target.sites_may_grow_p ();
  time_limit time = limit_of_time (order, bytes_for_instruction, unit.bytes, unit.executed);
  limits.budget = time.budget;
  limits.min_price = time.price;
  limits.droppable = linker_drops_p ();
  limits.tables = unwind_tables_counted_p () || function_tables_p ();
  limits.entered_from_above = tails_entered_from_above_p (target);
  limits.nested = true;
  limits.nested_calls = !followed_by_code_p ();
  limits.sorted = !smallest_wanted_p (order);
  /* Measured: in lua5.4's ldebug.c at -O2, padding turned 18 bytes saved into 18 bytes lost.  */
  uint32_t alignment = align_functions.levels[0].get_value ();
  limits.padding = alignment > FUNCTION_BOUNDARY / BITS_PER_UNIT ? 2 * alignment : 0;
  std::map<std::string, bool> open = open_sections (order, suspended);
  limits.entry_open[CODE_USUAL] = open[".text"];
  limits.entry_open[CODE_UNLIKELY] = open[".text.unlikely"];
  return limits;
}

/* The functions of UNIT, by DECL_UID, whose known register usage callers depend on (-fipa-ra), and their callees,
   since a function clobbers what its callees clobber.  The call
   graph has no edges any more (keep_expansion_order).  */
std::unordered_set<uint32_t>
all_relied_on (const expanded_unit &unit)
{
  std::unordered_map<uint32_t, const function_code *> functions;
  std::vector<uint32_t> open;
  for (const function_code &f : unit.functions)
    {
      functions[f.uid] = &f;
      open.insert (open.end (), f.ipa_ra_callees.begin (), f.ipa_ra_callees.end ());
    }
  std::unordered_set<uint32_t> found;
  while (!open.empty ())
    {
      uint32_t uid = open.back ();
      open.pop_back ();
      auto code = functions.find (uid);
      if (found.insert (uid).second && code != functions.end ())
        for (const function_call &call : code->second->calls)
          open.push_back (call.callee);
    }
  return found;
}

/* Forbids register-call and register-jump fragments in functions of UNIT across whose
   calls a caller keeps a value in that register.  (Allowing them would mean to compile these
   callers differently, which may cost more than it saves.)  */
void
leave_relied_on (expanded_unit &unit)
{
  std::unordered_set<uint32_t> relied_on = all_relied_on (unit);
  for (function_code &code : unit.functions)
    if (relied_on.count (code.uid))
      for (insn_item &item : code.items)
        if (item.uses & ITEM_REGISTER)
          {
            item.uses &= ~ITEM_REGISTER;
            refusal_for (code.partly_refused, REFUSAL_KEPT_BY_CALLERS);
          }
}

/* Leaves the last return of each function of UNIT that is called by name where it is: objtool takes a function that has
   none for one that does not come back, as what it jumps to is no function, and makes no tables for what follows calls
   of it.  With -fcf-protection=branch it sees the whole kernel at once, so any function may be called; else an
   object.  */
void
leave_exits (expanded_unit &unit)
{
  std::unordered_set<uint32_t> called;
  for (const function_code &code : unit.functions)
    for (const function_call &call : code.calls)
      called.insert (call.callee);
  for (function_code &code : unit.functions)
    if (called.count (code.uid) || flag_cf_protection & CF_BRANCH)
      for (auto item = code.items.rbegin (); item != code.items.rend (); ++item)
        if (item->id != no_class && unit.classes[item->id].traits & TRAIT_TAIL_END)
          {
            item->uses &= ~ITEM_JUMP;
            break;
          }
}

/* Takes functions of UNIT, whose functions are ORDER, that are equal to others, out of what may be folded, and notes
   them: ENTRIES as for choose_of_unit, LINKED: link_groups::worth, SIZES of the target.  */
void
merge_equal (expanded_unit &unit, const std::vector<cgraph_node *> &order,
             const std::vector<double> &entries, const std::vector<uint32_t> &linked,
             const linkage_bytes &sizes)
{
  unit.equal = find_equal_functions ({ order, entries, linked, unit.contents, sizes,
                                       unit.limits.min_price });
  std::unordered_map<cgraph_node *, cgraph_node *> merged;
  for (const equal_function &e : unit.equal.merged)
    merged[e.node] = e.kept;
  for (function_code &f : unit.functions)
    {
      auto found = merged.find (order[f.place]);
      if (found == merged.end ())
        continue;
      f.items.clear ();
      f.jump_chains.clear ();
      f.printed.constants.clear ();
      /* What its callers rely on, the other one has to keep.  */
      f.ipa_ra_callees.clear ();
      f.calls = { { DECL_UID (found->second->decl), 0, true } };
      /* A jump, or nothing.  */
      f.bytes_in_object = 0;
    }
}

/* ENTERED, how often FUNCTIONS are entered, with zero for those without a profile in a unit that has one: what they do
   is unknown, and no part of what the unit is known to execute.  ORDER: the unit's functions.  */
std::vector<double>
counted_entries (const std::vector<function_code> &functions, const std::vector<cgraph_node *> &order,
                 std::vector<double> entered)
{
  if (profiled_unit_p (order))
    for (size_t i = 0; i < functions.size (); i++)
      if (!profiled_p (DECL_STRUCT_FUNCTION (order[functions[i].place]->decl)))
        entered[i] = 0;
  return entered;
}

/* The sizes of TARGET, with calls and jumps as they are on average in a unit of BYTES, where fragments will be
   near to most of them (rtl/write/text-places.h): nearly all in a small unit, every second in others.  */
linkage_bytes
linkage_in (uint64_t bytes, const fold_target &target)
{
  const uint64_t small_unit = 16000;
  linkage_bytes sizes = target.sizes ();
  if (!functions_divisible_p ())
    return sizes;
  const uint32_t saved = bytes < small_unit ? 2 : 1;
  sizes.call -= target.near_reach (FRAGMENT_CALLED) ? saved : 0;
  sizes.jump -= target.near_reach (FRAGMENT_TAIL) ? saved : 0;
  return sizes;
}

/* Chooses what to fold of UNIT, whose functions, ORDER, and classes are known, for TARGET.  The functions are entered
   ENTRIES times; READING: what has been read of them.  */
void
choose_of_unit (expanded_unit &unit, const std::vector<cgraph_node *> &order,
                const std::vector<double> &entries, const unit_reading &reading,
                const fold_target &target, const suspended_functions &suspended)
{
  std::vector<double> &entered = unit.entered;
  for (const function_code &f : unit.functions)
    {
      entered.push_back (entries[f.place]);
      unit.bytes += f.bytes;
    }
  unit.executed = executed_instructions (unit.functions, counted_entries (unit.functions, order, entered));
  unit.limits = limits_for (unit, order, target, suspended);
  merge_equal (unit, order, entries, reading.groups.worth, target.sizes ());
  leave_relied_on (unit);
  if (followed_by_code_p ())
    leave_exits (unit);
  bool profile = profiled_unit_p (order);
  for (function_code &f : unit.functions)
    {
      tree decl = order[f.place]->decl;
      f.counted = counted_p (DECL_STRUCT_FUNCTION (decl), profile);
      f.max_executions = max_executions (scope_of (decl), f.counted);
      if (reading.groups.gc.empty ())
        continue;
      f.gc_group = reading.groups.gc[f.place];
      f.linked_group = reading.groups.worth[f.place];
      f.joined = joined_p (decl);
    }
  const bool in_section = followed_by_code_p () && facts_of_target ().objtool;
  const program_supply supply = in_section ? program_supply () : supply_of_unit (unit.classes);
  unit.chosen = choose_fragments (unit.classes, unit.functions, entered,
                                  linkage_in (unit.bytes, target), unit.limits, supply);
  unit.jumps = choose_jumps (unit.functions, entered, unit.limits, unit.chosen);
}

} // namespace

expanded_unit
expand_and_choose (const std::vector<cgraph_node *> &order,
                   const std::vector<double> &entries, const fold_target &target,
                   unit_reading &reading, suspended_functions &suspended)
{
  reading.active = true;
  std::vector<function_code> left;
  suspended.expand (order, [&] (cgraph_node *node) {
    if (target.suspendable_p (DECL_STRUCT_FUNCTION (node->decl)))
      return true;
    function_code code;
    code.uid = DECL_UID (node->decl);
    code.refused = REFUSAL_CODE_ATTRIBUTE;
    /* How long it will be is not known.  */
    code.has_asm = true;
    code.in_text = code.printed.unknown = true;
    left.push_back (code);
    return false;
  });
  reading.active = false;
  expanded_unit unit;
  if (seen_error ())
    return unit;
  unit.classes = std::move (reading.classes);
  unit.contents = std::move (reading.contents);
  unit.constants = std::move (reading.constants);
  unit.functions = std::move (reading.functions);
  unit.functions.insert (unit.functions.end (), left.begin (), left.end ());
  std::unordered_map<unsigned, uint32_t> places;
  for (size_t i = 0; i < order.size (); i++)
    places[DECL_UID (order[i]->decl)] = i;
  for (function_code &code : unit.functions)
    code.place = places[code.uid];
  choose_of_unit (unit, order, entries, reading, target, suspended);
  if (!reading.folds)
    keep_best (unit.chosen, 0);
  return unit;
}

uint32_t
text_section_bytes (const std::vector<cgraph_node *> &order,
                    const std::vector<function_code> &functions)
{
  if (all_apart_p () || functions.size () != order.size () || !only_functions_in_text_p ())
    return 0;
  uint64_t bytes = 0;
  for (const function_code &code : functions)
    {
      tree decl = order[code.place]->decl;
      /* Room for patches is printed with functions.  */
      if (code.has_asm || flag_patchable_function_entry || patchable_attribute_p (decl))
        return 0;
      bytes += code.bytes + MAX (uint64_t (align_functions.levels[0].get_value ()),
                              uint64_t (function_alignment (decl)));
    }
  /* Adjusts a pointer, and jumps.  */
  const uint64_t thunk_bytes = 64;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    bytes += node->thunk ? thunk_bytes : 0;
  return MIN (bytes, UINT32_MAX);
}

} // namespace outline
