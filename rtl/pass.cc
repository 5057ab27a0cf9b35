/* Folding: the way through.  SPDX-License-Identifier: GPL-3.0-or-later

   Once a unit, behind GIMPLE outlining (pass "outline_rehearse"):

     rehearse   children compile the unit up to its final instructions and hand
                these back as words
     choose     repeats of words, and which of them to share

   Once a function, just before it is printed (pass "outline_fold"):

     read       its instructions, as words
     fold       calls of shared bodies, or jumps to them, in place of what was
                chosen

   At the end of the unit: the bodies.

   A function may come out a little different from its rehearsal.  So sites are
   looked up by their place, but taken only if the words are the chosen ones.

   Example.  Two functions end in "add 8 to rsp; pop rbx; return", with the same
   registers saved in the same places.  In the rehearsal both texts contain the
   words 17 18 19; the choice is a tail for them, at item 40 of the one and item
   12 of the other.  When the first is printed its three instructions go to the
   store of bodies, and "jmp folded.…" takes their place; with the second, the
   body is there already.  */

#include "rtl/pass.h"

#include "plugin/asm-text.h"
#include "plugin/eligibility.h"
#include "plugin/frequency.h"
#include "plugin/function-size.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/report.h"
#include "plugin/stack-growth.h"
#include "plugin/used-registers.h"
#include "plugin/weigh.h"
#include "rtl/explain.h"
#include "rtl/fold.h"
#include "rtl/frame-state.h"
#include "rtl/rehearsed-unit.h"

namespace outline
{

namespace
{

/* What is known of the unit between the passes.  */
struct unit_folding
{
  const fold_target *target = NULL;
  vocabulary words;
  choice chosen;
  /* By choice: the name of its body.  */
  std::vector<std::string> names;
  /* By DECL_UID of a function.  */
  std::unordered_map<unsigned, std::vector<fold_site>> sites;
  std::unordered_map<unsigned, uint32_t> rehearsed_bytes;
  /* The DECL_UIDs of those that are scheduled as ever; and, with the reason, of those
     that are not read.  */
  std::unordered_set<unsigned> scheduled;
  std::unordered_map<unsigned, refusal> left_alone;
  body_store store;
  /* As fold_target's direct_jump_bytes.  */
  uint32_t near = 0;
  unit_reading reading;
  /* By DECL_UID, of functions that are read for an estimate: places in the order.  */
  std::unordered_map<unsigned, uint32_t> places;
  /* Of the current function.  */
  insn_frequencies frequencies;
  bool usage_known = false;     /* USAGE is its.  */
  HARD_REG_SET usage;           /* used_registers, with what its sites change.  */
};

unit_folding folding;

/* Why nothing of the unit can be folded; null if it can.  */
const char *
why_not_folded ()
{
  if (!folding.target)
    return "folding is not implemented for this target or code model";
  /* It knows nothing of bodies.  */
  if (unwind_tables_p () && !dwarf2out_do_cfi_asm ())
    return "the compiler writes the unwind tables itself";
  return NULL;
}

const pass_data rehearse_data = { SIMPLE_IPA_PASS, "outline_rehearse",
                                  OPTGROUP_IPA, TV_INTEGRATION, 0, 0, 0, 0, 0 };

class rehearse_pass : public simple_ipa_opt_pass
{
public:
  rehearse_pass (gcc::context *ctxt) : simple_ipa_opt_pass (rehearse_data, ctxt)
  {}
  bool gate (function *) final override;
  unsigned execute (function *) final override;
};

bool
rehearse_pass::gate (function *)
{
  return opts.rtl && unit_finished_p () && !seen_error ();
}

/* Notes for each function of ORDER what will be folded in it.  */
void
plan_sites (const std::vector<cgraph_node *> &order,
            const std::vector<function_text> &texts)
{
  const std::vector<body_choice> &bodies = folding.chosen.bodies;
  for (uint32_t c = 0; c < bodies.size (); c++)
    for (const body_site &site : bodies[c].sites)
      {
        const function_text &t = texts[site.text];
        unsigned uid = DECL_UID (order[t.function]->decl);
        folding.sites[uid].push_back ({ site.item, c });
        folding.rehearsed_bytes[uid] = t.bytes;
      }
  for (auto &function : folding.sites)
    std::sort (function.second.begin (), function.second.end (),
               [] (const fold_site &a, const fold_site &b) {
                 return a.item < b.item;
               });
}

/* Keeps the second scheduling of the functions of ORDER that run, by ENTRIES, where
   only cold code may be folded.  */
void
keep_scheduling (const std::vector<cgraph_node *> &order,
                 const std::vector<double> &entries)
{
  if (opts.scope == SCOPE_COLD && profiled_unit_p (order))
    for (size_t i = 0; i < order.size (); i++)
      if (entries[i] > 0)
        folding.scheduled.insert (DECL_UID (order[i]->decl));
}

/* Tells what of TEXTS, functions of ORDER, cannot be folded.  */
void
explain_refusals (const std::vector<cgraph_node *> &order,
                  const std::vector<function_text> &texts)
{
  for (const function_text &t : texts)
    {
      if (t.refused)
        explain_unfolded (order[t.function], refusal (t.refused), false);
      for (int why = 0; why < REFUSAL_COUNT; why++)
        if (t.stays >> why & 1)
          explain_unfolded (order[t.function], refusal (why), true);
    }
}

/* Notes what is known of the functions of ORDER, entered ENTRIES times, before they are
   expanded.  */
void
note_unit (const std::vector<cgraph_node *> &order,
           const std::vector<double> &entries)
{
  keep_scheduling (order, entries);
  for (cgraph_node *node : order)
    if (refusal why = statements_refusal (node))
      folding.left_alone.emplace (DECL_UID (node->decl), why);
}

/* What folding would save of a unit that is tried.  Not of frugal code: a unit that is
   tried as it is must not seem larger than GCC makes it.  */
class estimate : public folding_estimate
{
public:
  void
  begin (const std::vector<cgraph_node *> &order) final override
  {
    folding.target = fold_target_for_unit ();
    folding.reading.active = opts.rtl && !why_not_folded ();
    if (!folding.reading.active)
      return;
    note_unit (order, entry_frequencies (order));
    for (size_t i = 0; i < order.size (); i++)
      folding.places[DECL_UID (order[i]->decl)] = i;
  }

  uint32_t
  saved (const std::vector<cgraph_node *> &order) final override
  {
    if (!folding.reading.active)
      return 0;
    rehearsed_unit unit;
    unit.words = std::move (folding.reading.words);
    unit.texts = std::move (folding.reading.texts);
    choose_of_unit (unit, order, entry_frequencies (order), *folding.target);
    return unit.chosen.saved;
  }
};

unsigned
rehearse_pass::execute (function *)
{
  folding.target = fold_target_for_unit ();
  if (const char *why = why_not_folded ())
    {
      if (dump_enabled_p ())
        dump_printf (MSG_MISSED_OPTIMIZATION, "nothing is folded: %s\n", why);
      return 0;
    }
  const std::vector<cgraph_node *> &order = unit_order ();
  std::vector<double> entries = entry_frequencies (order);
  note_unit (order, entries);
  rehearsed_unit unit = rehearse_best (order, entries, *folding.target,
                                       folding.reading);
  folding.words = std::move (unit.words);
  folding.chosen = std::move (unit.chosen);
  explain_refusals (order, unit.texts);
  if (opts.limit >= 0)
    keep_best (folding.chosen, opts.limit);
  explain_choice (folding.chosen, folding.words, unit.executed,
                  unit.limits.budget);
  if (dump_file)
    dump_choice (folding.chosen, folding.words);
  folding.names.assign (folding.chosen.bodies.size (), std::string ());
  folding.near = text_section_bytes (order, unit.texts);
  plan_sites (order, unit.texts);
  return 0;
}

const pass_data frequency_data = { RTL_PASS, "outline_frequency",
                                   OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0, 0 };
const pass_data fold_data = { RTL_PASS, "outline_fold", OPTGROUP_IPA,
                              TV_FINAL, 0, 0, 0, 0, 0 };
const pass_data usage_data = { RTL_PASS, "outline_usage", OPTGROUP_NONE,
                               TV_NONE, 0, 0, 0, 0, 0 };

/* In a rehearsal, while there are blocks.  */
class frequency_pass : public rtl_opt_pass
{
public:
  frequency_pass (gcc::context *ctxt) : rtl_opt_pass (frequency_data, ctxt) {}
  bool gate (function *) final override { return folding.reading.active; }
  unsigned
  execute (function *fn) final override
  {
    folding.frequencies = read_frequencies (fn);
    return 0;
  }
};

/* Before "final".  */
class fold_pass : public rtl_opt_pass
{
public:
  fold_pass (gcc::context *ctxt) : rtl_opt_pass (fold_data, ctxt) {}
  bool
  gate (function *fn) final override
  {
    return folding.reading.active || folding.sites.count (DECL_UID (fn->decl));
  }
  unsigned execute (function *) final override;
};

/* Closes the ways into TEXT, of FN, by which folding would deepen the stack more
   than option max-stack-growth allows: calls of bodies, or of those with calls
   inside.  What is jumped to takes none.  */
void
bound_stack (function_text &text, function *fn)
{
  int64_t left = stack_growth_left (fn->decl);
  bool calls = left >= folding.target->called_stack ();
  bool inner_calls = left >= folding.target->inner_call_stack ();
  for (text_item &item : text.items)
    if (item.ways & ITEM_CALL && item.id != no_word
        && !(folding.reading.words[item.id].traits & WORD_CALLS ? inner_calls
                                                               : calls))
      {
        item.ways &= ~ITEM_CALL;
        text.stays |= uint64_t (1) << REFUSAL_STACK_GROWTH;
      }
}

/* Whether the current function contains asm that prints something.  */
bool
contains_asm_p ()
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn))
      for (const char *text : asm_templates (insn))
        if (*text)
          return true;
  return false;
}

/* In a rehearsal: keeps the text of FN, the current function.  */
void
read_for_choice (function *fn)
{
  auto left = folding.left_alone.find (DECL_UID (fn->decl));
  refusal why = left == folding.left_alone.end () ? REFUSAL_NONE : left->second;
  read_function read;
  if (why == REFUSAL_NONE)
    read = read_insns (fn, *folding.target, folding.frequencies,
                       folding.reading.words, &why);
  read.text.refused = why;
  read.text.bytes = code_bytes ();
  read.text.rows = unwind_tables_p () ? unwind_row_bytes () : 0;
  read.text.has_asm = contains_asm_p ();
  bound_stack (read.text, fn);
  auto place = folding.places.find (DECL_UID (fn->decl));
  if (place != folding.places.end ())
    read.text.function = place->second;
  folding.reading.texts.push_back (std::move (read.text));
}

/* Whether the body of B comes back from calls of its own.  */
bool
inner_calls_p (const body_choice &b)
{
  size_t inner = b.words.size () - (b.kind == BODY_THUNK);
  for (size_t i = 0; i < inner; i++)
    if (folding.words[b.words[i]].traits & WORD_CALLS)
      return true;
  return false;
}

/* Has GCC write a line for the body NAME, whose first site is in the current
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
  const body_choice &choice = folding.chosen.bodies[site.choice];
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
    if (takes_register_p (folding.chosen.bodies[site.choice].kind)
        && regno != INVALID_REGNUM)
      SET_HARD_REG_BIT (set, regno);
  return set;
}

/* Folds what was chosen of FN, the current function.  */
void
fold_function (function *fn)
{
  refusal why;
  read_function read = read_insns (fn, *folding.target, insn_frequencies (),
                                   folding.words, &why);
  folding.usage = used_registers ();
  folding.usage_known = true;
  uint32_t before = code_bytes (), longer = 0;
  std::vector<tail_jump> tails;
  unsigned folded = fold_sites (*folding.target, read,
                                folding.sites[DECL_UID (fn->decl)],
                                folding.chosen.bodies, folding.names,
                                folding.store, tails,
                                tell_folded);
  if (folded)
    {
      code_constants (*folding.target).remove_unused (*folding.target);
      init_insn_lengths ();
      shorten_branches (get_insns ());
      bool beside = current_function_section () == text_section;
      longer = jump_directly (*folding.target, tails,
                              beside ? folding.near : 0, folding.store);
      folding.usage |= clobbers_of (folding.sites[DECL_UID (fn->decl)]);
    }
  explain_function (folding.rehearsed_bytes[DECL_UID (fn->decl)], before,
                    code_bytes () + longer);
}

unsigned
fold_pass::execute (function *fn)
{
  if (folding.reading.active)
    read_for_choice (fn);
  else
    fold_function (fn);
  return 0;
}

/* Behind "final": a call of a body changes what the body changes, not what any
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
  return (optimize_function_for_size_p (fn)
          && !folding.scheduled.count (DECL_UID (fn->decl))
          && (folding.reading.active || folding.sites.count (DECL_UID (fn->decl))));
}

/* PLUGIN_OVERRIDE_GATE.  */
void
skip_scheduling (void *gate_status, void *)
{
  if (current_pass->type == RTL_PASS && !strcmp (current_pass->name, "sched2")
      && unscheduled_p (cfun))
    *static_cast<bool *> (gate_status) = false;
}

/* PLUGIN_FINISH_UNIT.  */
void
write_bodies (void *, void *)
{
  if (!seen_error () && folding.target)
    folding.store.write (*folding.target);
}

void
add_pass (const char *plugin_name, opt_pass *pass, const char *reference,
          pass_positioning_ops where)
{
  register_pass_info info = { pass, reference, 1, where };
  register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

} // namespace

void
folding_init (const char *plugin_name)
{
  static estimate of_trials;
  set_insn_measure (target_insn_measure ());
  set_folding_estimate (&of_trials);
  add_pass (plugin_name, new rehearse_pass (g), "outline",
            PASS_POS_INSERT_AFTER);
  add_pass (plugin_name, new frequency_pass (g), "*free_cfg",
            PASS_POS_INSERT_BEFORE);
  add_pass (plugin_name, new fold_pass (g), "dwarf2", PASS_POS_INSERT_AFTER);
  add_pass (plugin_name, new usage_pass (g), "final", PASS_POS_INSERT_AFTER);
  register_callback (plugin_name, PLUGIN_OVERRIDE_GATE, skip_scheduling, NULL);
  register_callback (plugin_name, PLUGIN_FINISH_UNIT, write_bodies, NULL);
}

} // namespace outline
