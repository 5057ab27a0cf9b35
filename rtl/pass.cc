/* The passes of folding.  SPDX-License-Identifier: GPL-3.0-or-later

   Once per unit, after GIMPLE outlining (pass "outline_expand"):

     expand     expand all functions up to their final instructions, where they are suspended
                (gcc/expansion.h), and read these as classes
     choose     find repeats of classes, and choose which of them to share

   Once per function, just before it is printed (pass "outline_fold"):

     fold       replace the chosen sites by calls of fragments, or jumps to them
     chain      let long jumps go to near ones with the same target (chain_function)
     direct     let jumps to a jump to a fragment go to the fragment (jump_directly)

   After that, "outline_constants" replaces constants in the code that another function has, and "outline_usage"
   restores what callers were told of the registers that the function uses.

   After a function that ends in the last jump to a tail (without unwind tables and sections): that tail, without the
   jump.  At the end of the unit: the other fragments.

   Sites are folded as they were read.  What is known of callees' registers (-fipa-ra) changes until then: one that is
   expanded later clobbers less than was assumed, and one that is folded clobbers more, but none across whose calls a
   caller keeps a value (leave_relied_on).

   Example.  Two functions end in "add 8 to rsp; pop rbx; return", with the same
   registers saved in the same places.  Both functions contain the
   classes 17 18 19; a tail is chosen for them, at item 40 of the one and item 12 of the
   other.  When the first is printed, its three instructions move to the store of fragments,
   and "jmp f.folded.…" replaces them; for the second the fragment exists already.  */

#include "rtl/pass.h"

#include "core/prefixes.h"
#include "facts/code-place.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/scope.h"
#include "gcc/size-tuning.h"
#include "gcc/unwind.h"
#include "gcc/used-registers.h"
#include "plugin/options.h"
#include "report/report.h"
#include "rtl/choose/order-functions.h"
#include "rtl/dictionary/unit-summary.h"
#include "rtl/explain.h"
#include "rtl/fold/jump-chains.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-places.h"
#include "rtl/write/site-debug.h"

namespace outline
{

namespace
{

/* Whether the fragment CHOSEN is in the section of SITE.  */
static bool
same_section_p (const insn_item &site, const chosen_fragment &chosen)
{
  return (!chosen.linkonce && chosen.program_fragment == no_program_fragment && chosen.section.number == 0
          && chosen.section.code == site.section && !site.other_section);
}

/* Records in FOLDING for each of FUNCTIONS its sites, by ascending item.  */
void
plan_sites (unit_folding &folding, const std::vector<function_code> &functions)
{
  const std::vector<chosen_fragment> &fragments = folding.chosen.fragments;
  for (uint32_t c = 0; c < fragments.size (); c++)
    for (const fragment_site &site : fragments[c].sites)
      {
        const function_code &code = functions[site.function];
        folding.sites[code.uid].push_back ({ site.item, c, same_section_p (code.items[site.item], fragments[c]) });
      }
  for (auto &function : folding.sites)
    std::sort (function.second.begin (), function.second.end (),
               [] (const fold_site &a, const fold_site &b) {
                 return a.item < b.item;
               });
}

/* Records in FOLDING which tails are the end of others, and how many sites they have.  */
void
plan_groups (unit_folding &folding)
{
  if (!tails_entered_from_above_p (*folding.target))
    return;
  const std::vector<chosen_fragment> &fragments = folding.chosen.fragments;
  std::vector<std::vector<uint32_t>> backwards;
  for (uint32_t c = 0; c < fragments.size (); c++)
    {
      const chosen_fragment &f = fragments[c];
      const bool tail = f.kind == FRAGMENT_TAIL && f.section == fragment_section () && !f.linkonce
                        && f.program_fragment == no_program_fragment;
      backwards.push_back ({ tail ? 0 : c + 1 });
      backwards.back ().insert (backwards.back ().end (), f.classes.rbegin (), f.classes.rend ());
    }
  folding.group_of.resize (fragments.size ());
  for (const core::prefix_group &found : core::group_by_prefix (backwards))
    {
      tail_group group;
      group.tails.push_back (found.longest);
      group.tails.insert (group.tails.end (), found.prefixes.begin (), found.prefixes.end ());
      for (uint32_t c : group.tails)
        {
          folding.group_of[c] = folding.groups.size ();
          group.sites_left += fragments[c].sites.size ();
        }
      folding.groups.push_back (std::move (group));
    }
}

/* The function FN, the current one, has been folded, with jumps to TAILS.  If it ends in the last jump to a tail that
   may follow it, plans for FOLDING that this does, in place of the jump.  */
void
find_following (unit_folding &folding, function *fn, const std::vector<tail_jump> &tails)
{
  auto sites = folding.sites.find (DECL_UID (fn->decl));
  if (folding.groups.empty () || sites == folding.sites.end ())
    return;
  for (const fold_site &site : sites->second)
    folding.groups[folding.group_of[site.fragment]].sites_left--;
  /* Sites are in the order of the code.  */
  const uint32_t last = sites->second.back ().fragment;
  const tail_group &group = folding.groups[folding.group_of[last]];
  if (group.tails[0] != last || group.sites_left > 0 || crtl->has_bb_partition
      || section_of_code (fn->decl) != text_section)
    return;
  const std::string &name = folding.names[last];
  if (name.empty () || !folding.store.may_follow_p (name) || !remove_last_jump (tails, folding.store, name))
    return;
  for (uint32_t c : group.tails)
    if (!folding.names[c].empty ())
      folding.following.push_back (folding.names[c]);
}

/* Records in FOLDING for each function of UNIT the jumps that may be chained.  With option limit none
   are recorded: it serves to find one faulty fragment among many.  */
void
plan_chains (unit_folding &folding, const expanded_unit &unit)
{
  if (opts.limit >= 0)
    return;
  const std::vector<std::vector<uint32_t>> &jumps = unit.jumps.of_function;
  for (size_t f = 0; f < jumps.size (); f++)
    if (!jumps[f].empty ())
      folding.jumps[unit.functions[f].uid] = jumps[f];
}

/* Reports why code of FUNCTIONS, functions of ORDER, cannot be folded.  */
void
explain_refusals (const std::vector<cgraph_node *> &order,
                  const std::vector<function_code> &functions)
{
  for (const function_code &code : functions)
    {
      if (code.refused)
        explain_unfolded (order[code.place], { code.refused }, false);
      for (const partial_refusal &refused : code.partly_refused)
        explain_unfolded (order[code.place], refused, true);
    }
}

/* The target for which code is folded; null if folding is off, or (which is reported) not
   implemented for the target.  */
const fold_target *
find_target ()
{
  if (!opts.rtl)
    return NULL;
  unit_target found = fold_target_for_unit ();
  if (!found.target)
    explain_no_folding (found.unknown);
  return found.target;
}

/* Expands the unit of ORDER into SUSPENDED in the variant of CHOICE, with READING, and chooses fragments for
   TARGET.  */
expanded_unit
expand_variant (const std::vector<cgraph_node *> &order, const variant_choice &choice, const fold_target &target,
                unit_reading &reading, suspended_functions &suspended)
{
  std::vector<double> entries = entry_frequencies (order);
  reading.begin (order, entries, choice.growth, target);
  reading.saves = choice.variant.saves_by_calls ? target.saves () : NULL;
  if (choice.variant.for_folding && size_tuning_possible_p (order))
    tune_for_size (order);
  if (choice.variant.for_folding)
    lay_out_by_traces (order);
  return expand_and_choose (order, entries, target, reading, suspended);
}

/* Whether the place of NODE's function among others matters: the user asked for it, or a profile.  */
bool
order_matters_p (cgraph_node *node)
{
  return node->no_reorder || node->tp_first_run > 0;
}

/* The DECL_UIDs of those FUNCTIONS, of ORDER, that are in the text section, in the order in which they are to be there,
   with what FOLDING has chosen.  */
std::vector<unsigned>
text_order (const unit_folding &folding, const std::vector<cgraph_node *> &order,
            const std::vector<function_code> &functions)
{
  std::vector<uint32_t> text;
  for (size_t i = 0; i < functions.size (); i++)
    if (section_of_code (order[functions[i].place]->decl) == text_section)
      text.push_back (i);
  std::sort (text.begin (), text.end (),
             [&] (uint32_t a, uint32_t b) { return functions[a].place < functions[b].place; });
  const fold_target &target = *folding.target;
  const near_forms forms = { target.near_reach (FRAGMENT_TAIL), target.site_bytes_in_object (),
                             target.near_reach (FRAGMENT_CALLED) > 0, true };
  if (flag_toplevel_reorder && flag_reorder_functions && std::none_of (order.begin (), order.end (), order_matters_p))
    text = order_functions (functions, text, folding.chosen.fragments, forms);
  std::vector<unsigned> uids;
  for (uint32_t function : text)
    uids.push_back (functions[function].uid);
  return uids;
}

/* Records in FOLDING the fragments and sites chosen for UNIT, whose functions are those of FINISHED, as READING has them,
   which are SUSPENDED, and reports them.  */
void
plan_folding (unit_folding &folding, expanded_unit &unit, finished_unit &finished, unit_reading &reading,
              suspended_functions &suspended)
{
  const std::vector<cgraph_node *> &order = finished.order ();
  folding.classes = std::move (unit.classes);
  folding.chosen = std::move (unit.chosen);
  explain_refusals (order, unit.functions);
  if (opts.limit >= 0)
    keep_best (folding.chosen, opts.limit);
  explain_choice (folding.chosen, folding.classes, unit.executed, unit.limits);
  if (dump_file && (dump_flags & TDF_DETAILS))
    for (const function_code &code : unit.functions)
      dump_function (order[code.place], code, folding.classes);
  if (dump_file)
    dump_choice (folding.chosen, folding.classes);
  folding.names.assign (folding.chosen.fragments.size (), std::string ());
  folding.near = text_section_bytes (order, unit.functions);
  if (folding.target->near_reach (FRAGMENT_TAIL) && functions_divisible_p ())
    folding.places.divide (text_order (folding, order, unit.functions));
  plan_sites (folding, unit.functions);
  plan_groups (folding);
  plan_chains (folding, unit);
  folding.constants.plan (unit.functions, folding.chosen.fragments, std::move (unit.constants),
                          *folding.target);
  folding.equal.merge (unit.equal, finished, suspended, *folding.target);
  for (const function_code &code : unit.functions)
    if (folding.sites.count (code.uid))
      folding.insns.emplace (code.uid, std::move (reading.insns.at (code.uid)));
  reading.insns.clear ();
}

/* The bytes that functions no longer take because they are merged with an equal one.  */
uint64_t
bytes_of_merged (const equal_functions &equal)
{
  uint64_t bytes = 0;
  for (const equal_function &e : equal.merged)
    bytes += MAX (e.saved, 0);
  return bytes;
}

/* The bytes of what functions of READING call to save registers.  */
uint64_t
bytes_of_routines (const unit_reading &reading)
{
  uint64_t bytes = 0;
  for (const auto &[name, routine] : reading.routines)
    bytes += routine->bytes;
  return bytes;
}

/* The DECL_UIDs of functions that become jumps.  */
std::unordered_set<unsigned>
jumps_of (const equal_functions &equal)
{
  std::unordered_set<unsigned> jumps;
  for (const equal_function &e : equal.merged)
    if (!e.alias)
      jumps.insert (DECL_UID (e.node->decl));
  return jumps;
}

/* Whether FRAGMENT, one of FOLDING, contains calls that return to it.  */
bool
inner_calls_p (const unit_folding &folding, const chosen_fragment &fragment)
{
  size_t inner = fragment.classes.size () - (fragment.kind == FRAGMENT_THUNK);
  for (size_t i = 0; i < inner; i++)
    if (folding.classes[fragment.classes[i]].traits & TRAIT_CALLS)
      return true;
  return false;
}

/* Has GCC write to the file of -fstack-usage that the fragment NAME, whose first site is in the
   current function, takes BYTES of stack.  */
void
list_stack_usage (const std::string &name, int bytes)
{
  tree function = current_function_decl;
  stack_usage saved = *cfun->su;
  *cfun->su = stack_usage ();
  current_function_static_stack_size = bytes;
  current_function_decl
    = build_decl (DECL_SOURCE_LOCATION (function), FUNCTION_DECL,
                  get_identifier (name.c_str ()),
                  build_function_type (void_type_node, NULL_TREE));
  output_stack_usage ();
  current_function_decl = function;
  *cfun->su = saved;
}

/* Reports that SITE of FOLDING is FOLDED.  */
void
report_folded (const unit_folding &folding, const fold_site &site, const folded_site &folded)
{
  const chosen_fragment &fragment = folding.chosen.fragments[site.fragment];
  int stack = !called_p (fragment.kind) ? 0
              : inner_calls_p (folding, fragment) ? folding.target->inner_call_stack ()
                                                  : folding.target->called_stack ();
  explain_folded (fragment, site.fragment, folding.names[site.fragment], stack, folded.first, folded.source);
  /* With -fcallgraph-info GCC would make each line a node of the graph.  */
  if (flag_stack_usage && !flag_callgraph_info && folded.first)
    list_stack_usage (folding.names[site.fragment], stack);
}

/* The registers that calls of fragments at SITES of FOLDING, or jumps to them, may clobber, beside those that
   the fragments' instructions change.  */
HARD_REG_SET
clobbers_of (const unit_folding &folding, const std::vector<fold_site> &sites)
{
  HARD_REG_SET set = folding.target->entry_clobbers ();
  unsigned regno = folding.target->return_register ();
  for (const fold_site &site : sites)
    if (takes_register_p (folding.chosen.fragments[site.fragment].kind)
        && regno != INVALID_REGNUM)
      SET_HARD_REG_BIT (set, regno);
  return set;
}

/* Whether all code of FN is cold.  */
bool
unlikely_function_p (function *fn)
{
  return cgraph_node::get (fn->decl)->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED;
}

/* Chains the long jumps of FN, the current function, that FOLDING names.  */
void
chain_function (const unit_folding &folding, function *fn)
{
  auto jumps = folding.jumps.find (DECL_UID (fn->decl));
  if (jumps == folding.jumps.end ())
    return;
  chained_jumps changed = chain_jumps (*folding.target, jumps->second);
  if (dump_file)
    fprintf (dump_file, "%s: %u jumps go to a near jump, %u were added for that\n",
             function_name (fn), changed.jumps, changed.islands);
  if (changed.jumps || changed.islands)
    update_lengths ();
}

/* Folds the sites that FOLDING has in FN, the current function, and adds those that jump to tails to TAILS.  */
void
fold_function (unit_folding &folding, function *fn, std::vector<tail_jump> &tails)
{
  auto insns = folding.insns.find (DECL_UID (fn->decl));
  folding.usage = used_registers ();
  folding.usage_known = true;
  const std::vector<fold_site> &sites = folding.sites[DECL_UID (fn->decl)];
  site_folder folder (*folding.target, insns->second, folding.chosen.fragments, folding.names, folding.store, tails);
  bool changed = false;
  for (const fold_site &site : sites)
    if (const std::optional<folded_site> folded = folder.fold (site))
      {
        report_folded (folding, site, *folded);
        changed = true;
      }
  folding.insns.erase (insns);
  if (!changed)
    return;
  code_constants (*folding.target).remove_unused (*folding.target);
  update_lengths ();
  folding.usage |= clobbers_of (folding, sites);
}

} // namespace

void
expand_and_plan (finished_unit &finished, const variant_choice &choice, trial &self, unit_reading &reading,
                 suspended_functions &suspended, unit_folding &folding)
{
  const std::vector<cgraph_node *> &order = finished.order ();
  folding.target = find_target ();
  if (trying_p ())
    self.begin (order);
  expanded_unit unit;
  if (folding.target)
    unit = expand_variant (order, choice, *folding.target, reading, suspended);
  else if (trying_p ())
    suspended.expand (order, [] (cgraph_node *) { return true; });
  const std::set<std::string> sections = unit_sections (unit.chosen.fragments);
  if (trying_p ())
    self.end (order, seen_error () ? unwind_table () : unwind_table (order, suspended, {}, sections),
              unit.chosen.saved, unit.jumps.saved, bytes_of_merged (unit.equal), bytes_of_routines (reading));
  if (seen_error ())
    return;
  if (folding.target)
    {
      write_unit_summary (unit, order, *folding.target);
      folding.saves = reading.saves;
      plan_folding (folding, unit, finished, reading, suspended);
    }
  plan_unwind_entries (unwind_table (finished.order (), suspended, jumps_of (unit.equal),
                                     unit_sections (folding.chosen.fragments)));
}

void
unit_folding::fold_and_chain (function *fn)
{
  uint32_t before = code_bytes ();
  if (saves)
    store.make_routines (*saves, *target);
  std::vector<tail_jump> tails;
  if (sites.count (DECL_UID (fn->decl)))
    fold_function (*this, fn, tails);
  chain_function (*this, fn);
  uint32_t longer = jump_directly (*target, tails, near, store, !protects_rest_p (fn) || unlikely_function_p (fn));
  find_following (*this, fn, tails);
  hide_at_sites ();
  const uint32_t bytes = code_bytes () + longer;
  if (target->near_reach (FRAGMENT_TAIL))
    {
      const insn_places insns (*target);
      store.place_calls (insns, places.add_function (insns.bytes ()));
    }
  explain_function (before, bytes);
}

void
unit_folding::write_following ()
{
  if (following.empty ())
    return;
  /* For debuggers a fragment is a function.  GCC leaves the function, unless that has been done
     (cgraph_node::expand).  */
  pop_cfun ();
  store.write_after (*target, following);
  following.clear ();
}

void
unit_folding::restore_usage (function *fn)
{
  usage_known = false;
  if (cgraph_rtl_info *info = cgraph_node::rtl_info (fn->decl))
    info->function_used_regs = usage;
}

void
unit_folding::finish ()
{
  if (seen_error () || !target)
    return;
  if (constants.active_p ())
    constants.finish ();
  store.write (*target, places);
}

} // namespace outline
