/* Folding: the way through.  SPDX-License-Identifier: GPL-3.0-or-later

   Once a unit, after GIMPLE outlining (pass "outline_expand"):

     expand     all functions up to their final instructions, where they wait (plugin/expansion.h),
                and read these as classes
     choose     repeats of classes, and which of them to share

   Once a function, just before it is printed (pass "outline_fold"):

     read       its instructions once more, to have them beside their classes
     fold       calls of shared fragments, or jumps to them, in place of what was
                chosen

   At the end of the unit: the fragments.

   Sites are looked up by their place, and taken only if the classes are the chosen ones: what a
   function calls may be known to change more registers now that it is folded itself.

   Example.  Two functions end in "add 8 to rsp; pop rbx; return", with the same
   registers saved in the same places.  Both functions contain the
   classes 17 18 19; the choice is a tail for them, at item 40 of the one and item
   12 of the other.  When the first is printed its three instructions go to the
   store of fragments, and "jmp folded.…" takes their place; with the second, the
   fragment is there already.  */

#include "rtl/pass.h"

#include "measure/trial.h"
#include "plugin/expansion.h"
#include "plugin/frequency.h"
#include "plugin/size-tuning.h"
#include "plugin/function-size.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/report.h"
#include "plugin/scope.h"
#include "plugin/unwind.h"
#include "plugin/used-registers.h"
#include "rtl/explain.h"
#include "rtl/fold.h"
#include "rtl/frame-state.h"
#include "rtl/reading.h"
#include "rtl/expanded-unit.h"

namespace outline
{

namespace
{

/* What is known of the unit between the passes.  */
struct unit_folding
{
  const fold_target *target = NULL;
  class_table classes;
  choice chosen;
  /* By choice: the name of its fragment.  */
  std::vector<std::string> names;
  /* By DECL_UID of a function.  */
  std::unordered_map<unsigned, std::vector<fold_site>> sites;
  fragment_store store;
  /* As fold_target's direct_jump_bytes.  */
  uint32_t near = 0;
  bool usage_known = false;     /* USAGE is the current function's.  */
  HARD_REG_SET usage;           /* used_registers, with what its sites change.  */
};

unit_folding folding;

const pass_data expand_data = { SIMPLE_IPA_PASS, "outline_expand",
                                  OPTGROUP_IPA, TV_INTEGRATION, 0, 0, 0, 0, 0 };

class expand_pass : public simple_ipa_opt_pass
{
public:
  expand_pass (gcc::context *ctxt) : simple_ipa_opt_pass (expand_data, ctxt)
  {}
  bool gate (function *) final override;
  unsigned execute (function *) final override;
};

bool
expand_pass::gate (function *)
{
  return (opts.rtl || trying_p ()) && unit_finished_p () && !seen_error ();
}

/* Notes for each function of ORDER what will be folded in it.  */
void
plan_sites (const std::vector<cgraph_node *> &order,
            const std::vector<function_code> &functions)
{
  const std::vector<chosen_fragment> &fragments = folding.chosen.fragments;
  for (uint32_t c = 0; c < fragments.size (); c++)
    for (const fragment_site &site : fragments[c].sites)
      {
        const function_code &t = functions[site.function];
        unsigned uid = DECL_UID (order[t.function]->decl);
        folding.sites[uid].push_back ({ site.item, c });
      }
  for (auto &function : folding.sites)
    std::sort (function.second.begin (), function.second.end (),
               [] (const fold_site &a, const fold_site &b) {
                 return a.item < b.item;
               });
}

/* Tells what of FUNCTIONS, functions of ORDER, cannot be folded.  */
void
explain_refusals (const std::vector<cgraph_node *> &order,
                  const std::vector<function_code> &functions)
{
  for (const function_code &t : functions)
    {
      if (t.refused)
        explain_unfolded (order[t.function], refusal (t.refused), false);
      for (int why = 0; why < REFUSAL_COUNT; why++)
        if (t.partly_refused >> why & 1)
          explain_unfolded (order[t.function], refusal (why), true);
    }
}

/* Returns the target for which code is to be folded, or null, which the user is told.  */
const fold_target *
find_target ()
{
  if (!opts.rtl)
    return NULL;
  unit_target found = fold_target_for_unit ();
  if (!found.target && dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "nothing is folded: folding is not implemented for %s\n",
                 found.unknown);
  return found.target;
}

/* Expands the unit of ORDER, in the variant that has been chosen, and chooses what to fold of it for
   TARGET.  */
expanded_unit
expand_variant (const std::vector<cgraph_node *> &order, const fold_target &target)
{
  std::vector<double> entries = entry_frequencies (order);
  unit_reading &reading = note_unit (order, entries, target);
  reading.folds &= chosen_variant ().folds;
  if (chosen_variant ().size_tuned)
    tune_for_size (order);
  return expand_and_choose (order, entries, target, reading);
}

/* Notes what is to be folded of UNIT, that is ORDER.  */
void
plan_folding (expanded_unit &unit, const std::vector<cgraph_node *> &order)
{
  folding.classes = std::move (unit.classes);
  folding.chosen = std::move (unit.chosen);
  explain_refusals (order, unit.functions);
  if (opts.limit >= 0)
    keep_best (folding.chosen, opts.limit);
  explain_choice (folding.chosen, folding.classes, unit.executed,
                  unit.limits.budget);
  if (dump_file && (dump_flags & TDF_DETAILS))
    for (const function_code &t : unit.functions)
      dump_function (order[t.function], t, folding.classes);
  if (dump_file)
    dump_choice (folding.chosen, folding.classes);
  folding.names.assign (folding.chosen.fragments.size (), std::string ());
  folding.near = text_section_bytes (order, unit.functions);
  plan_sites (order, unit.functions);
  if (!folding.chosen.fragments.empty ())
    share_with_neighbours ();
}

unsigned
expand_pass::execute (function *)
{
  const std::vector<cgraph_node *> &order = unit_order ();
  folding.target = find_target ();
  if (trying_p ())
    begin_trial (order);
  expanded_unit unit;
  if (folding.target)
    unit = expand_variant (order, *folding.target);
  else if (trying_p ())
    expand_unit (order, tried_p);
  if (trying_p ())
    end_trial (order, unit.chosen.saved);
  if (folding.target)
    plan_folding (unit, order);
  return 0;
}

const pass_data fold_data = { RTL_PASS, "outline_fold", OPTGROUP_IPA,
                              TV_FINAL, 0, 0, 0, 0, 0 };
const pass_data usage_data = { RTL_PASS, "outline_usage", OPTGROUP_NONE,
                               TV_NONE, 0, 0, 0, 0, 0 };

/* Before "final".  */
class fold_pass : public rtl_opt_pass
{
public:
  fold_pass (gcc::context *ctxt) : rtl_opt_pass (fold_data, ctxt) {}
  bool
  gate (function *fn) final override
  {
    return folding.sites.count (DECL_UID (fn->decl));
  }
  unsigned execute (function *) final override;
};

/* Whether the fragment of B comes back from calls of its own.  */
bool
inner_calls_p (const chosen_fragment &b)
{
  size_t inner = b.classes.size () - (b.kind == FRAGMENT_THUNK);
  for (size_t i = 0; i < inner; i++)
    if (folding.classes[b.classes[i]].traits & TRAIT_CALLS)
      return true;
  return false;
}

/* Has GCC write a line for the fragment NAME, whose first site is in the current
   function, into the file that -fstack-usage asks for: it takes BYTES.  */
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

/* Tells that SITE, of code from WHERE, is folded.  */
void
tell_folded (const fold_site &site, location_t where)
{
  static std::vector<bool> seen;
  seen.resize (folding.names.size ());
  const chosen_fragment &choice = folding.chosen.fragments[site.choice];
  explain_folded (choice, site.choice, folding.names[site.choice],
                  !seen[site.choice], where);
  /* With -fcallgraph-info each line is a node of a graph, too.  */
  if (flag_stack_usage && !flag_callgraph_info && !seen[site.choice])
    list_stack_usage (folding.names[site.choice],
                      !called_p (choice.kind) ? 0
                      : inner_calls_p (choice)
                        ? folding.target->inner_call_stack ()
                        : folding.target->called_stack ());
  seen[site.choice] = true;
}

/* The registers that SITES may change beside what their instructions do.  */
HARD_REG_SET
clobbers_of (const std::vector<fold_site> &sites)
{
  HARD_REG_SET set = folding.target->entry_clobbers ();
  unsigned regno = folding.target->return_register ();
  for (const fold_site &site : sites)
    if (takes_register_p (folding.chosen.fragments[site.choice].kind)
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

unsigned
fold_pass::execute (function *fn)
{
  refusal why;
  read_function read = read_insns (fn, *folding.target, insn_frequencies (),
                                   folding.classes, &why);
  folding.usage = used_registers ();
  folding.usage_known = true;
  uint32_t before = code_bytes (), longer = 0;
  std::vector<tail_jump> tails;
  unsigned folded = fold_sites (*folding.target, read,
                                folding.sites[DECL_UID (fn->decl)],
                                folding.chosen.fragments, folding.names,
                                folding.store, tails,
                                tell_folded);
  if (folded)
    {
      code_constants (*folding.target).remove_unused (*folding.target);
      init_insn_lengths ();
      shorten_branches (get_insns ());
      longer = jump_directly (*folding.target, tails, folding.near, folding.store,
                              !protects_rest_p (fn) || unlikely_function_p (fn));
      folding.usage |= clobbers_of (folding.sites[DECL_UID (fn->decl)]);
    }
  explain_function (before, code_bytes () + longer);
  return 0;
}

/* After "final": a call of a fragment changes what the fragment changes, not what any
   function may; and a jump to one does.  */
class usage_pass : public rtl_opt_pass
{
public:
  usage_pass (gcc::context *ctxt) : rtl_opt_pass (usage_data, ctxt) {}
  bool gate (function *) final override { return folding.usage_known; }
  unsigned
  execute (function *fn) final override
  {
    folding.usage_known = false;
    if (cgraph_rtl_info *info = cgraph_node::rtl_info (fn->decl))
      info->function_used_regs = folding.usage;
    return 0;
  }
};

/* Whether FN is to keep the order of its instructions, for the sake of
   folding: the second scheduling interleaves what repeats with what does not.
   On four bench programs a seventh more is saved without it.  Code that runs is
   left as it is where only cold code may be folded.  */
bool
unscheduled_p (function *fn)
{
  return optimize_function_for_size_p (fn) && read_p (fn) && !keeps_scheduling_p (fn);
}

const pass_data schedule_data = { RTL_PASS, "outline_schedule", OPTGROUP_NONE,
                                  TV_NONE, 0, 0, 0, 0, 0 };

/* Before "sched2", which leaves alone the blocks that this marks (modulo-sched.cc does the same):
   those of FN, some code of which is kept, that may be folded.  */
class schedule_pass : public rtl_opt_pass
{
public:
  schedule_pass (gcc::context *ctxt) : rtl_opt_pass (schedule_data, ctxt) {}
  bool
  gate (function *fn) final override
  {
    return flag_schedule_insns_after_reload && protects_rest_p (fn) && read_p (fn);
  }
  unsigned
  execute (function *fn) final override
  {
    found_loops loops (fn);
    auto_bb_flag scheduled (fn);
    basic_block bb;
    FOR_EACH_BB_FN (bb, fn)
      if (protected_block_p (fn, bb, noted_profile_p ()))
        mark_scheduled (bb, scheduled);
    FOR_EACH_BB_FN (bb, fn)
      {
        if (!(bb->flags & scheduled))
          bb->flags |= BB_DISABLE_SCHEDULE;
        bb->flags &= ~scheduled;
      }
    return 0;
  }

private:
  /* Marks BB, and those that fall through to it: the state in which they leave the machine is that
     in which BB is scheduled (schedule_region, sched-rgn.cc).  */
  static void
  mark_scheduled (basic_block bb, int flag)
  {
    while (bb && !(bb->flags & flag))
      {
        bb->flags |= flag;
        edge before = find_fallthru_edge (bb->preds);
        bb = before && before->src != ENTRY_BLOCK_PTR_FOR_FN (cfun) ? before->src : NULL;
      }
  }
};

} // namespace

void
skip_scheduling (bool &runs)
{
  if (current_pass->type == RTL_PASS && !strcmp (current_pass->name, "sched2")
      && unscheduled_p (cfun))
    runs = false;
}

void
write_fragments ()
{
  if (!seen_error () && folding.target)
    folding.store.write (*folding.target);
}

opt_pass *
make_expand_pass (gcc::context *ctxt)
{
  return new expand_pass (ctxt);
}

opt_pass *
make_schedule_pass (gcc::context *ctxt)
{
  return new schedule_pass (ctxt);
}

opt_pass *
make_fold_pass (gcc::context *ctxt)
{
  return new fold_pass (ctxt);
}

opt_pass *
make_usage_pass (gcc::context *ctxt)
{
  return new usage_pass (ctxt);
}

} // namespace outline
