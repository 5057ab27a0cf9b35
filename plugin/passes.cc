/* The table of the plugin's passes and hooks: everything that GCC calls.
   SPDX-License-Identifier: GPL-3.0-or-later

   In the order of a compilation:

     once per unit     idle; finish, try, outline, expand
     each function     up to its final instructions: tune, saves, saves_possible, saves_end, moves, moves_end,
                       tune_end, schedule, end_tracking, frequency, measure, read; then it is suspended
     each function     resumed: fold, equal, constants, unwind, call_sites, report; then "final" prints it;
                       reported, usage, unwind_end; then a tail that follows it
     after the last    fragments, unwind entries; then GCC writes debug information
     end of the unit   report

   Each pass is placed relative to another pass of the plugin's or of GCC's, so that nothing depends on the order
   of registration; for each event GCC gets one function, which calls ours in order.  */

#include "plugin/passes.h"

#include "facts/anchored-variables.h"
#include "facts/linked-functions.h"
#include "gcc/file-start.h"
#include "gcc/pass.h"
#include "gcc/size-tuning.h"
#include "gcc/unwind.h"
#include "gimple/pass.h"
#include "plugin/compilation.h"
#include "plugin/idle.h"
#include "plugin/option-list.h"
#include "plugin/options.h"
#include "plugin/unclassified.h"
#include "report/report.h"
#include "rtl/skipped-passes.h"
#include "variants/choose-variant.h"

namespace outline
{

namespace
{

/* A pass, and its place: at POSITION of the pass REFERENCE.  */
struct placed_pass
{
  pass_description pass;
  pass_positioning_ops position;
  const char *reference;
};

const pass_positioning_ops BEFORE = PASS_POS_INSERT_BEFORE, AFTER = PASS_POS_INSERT_AFTER;

/* Whether the unit is finished, and goes on.  */
bool
goes_on_p (compilation &c)
{
  return c.unit.finished_p () && !seen_error ();
}

bool
never (compilation &, function *)
{
  return false;
}

const placed_pass passes[] = {
  /* Among the first ones, which also run where -flto leaves the rest to the link.  */
  { { SIMPLE_IPA_PASS, "outline_idle", OPTGROUP_IPA, TV_NONE,
      [] (compilation &, function *) { return !in_lto_p && !seen_error (); },
      [] (compilation &, function *) { explain_idle (); } },
    AFTER, "visibility" },

  /* Once per unit.  "simdclone" is the last of GCC's IPA passes: whatever these make, nothing but
     expansion sees it.  */
  { { SIMPLE_IPA_PASS, "outline_finish", OPTGROUP_IPA, TV_OPTIMIZE,
      [] (compilation &, function *) { return unit_takes_part_p (); },
      [] (compilation &c, function *) {
        c.unit.begin ();
        join_kept_functions (c.unit.order ());
        try_before_finishing (c.unit, c.choice, c.self);
        if (!c.unit.finished_p ())
          return;
        c.unit.finish (c.choice.variant.for_folding, c.facts);
        anchor_variables (c.unit.order ());
      } },
    AFTER, "simdclone" },
  /* Needs finished functions, and decides what the next ones do.  */
  { { SIMPLE_IPA_PASS, "outline_try", OPTGROUP_IPA, TV_INTEGRATION,
      [] (compilation &c, function *) { return goes_on_p (c); },
      [] (compilation &c, function *) { choose_variant (c.unit, c.facts, c.choice, c.self); } },
    AFTER, "outline_finish" },
  { { SIMPLE_IPA_PASS, "outline", OPTGROUP_IPA, TV_INTEGRATION,
      [] (compilation &c, function *) { return opts.gimple && goes_on_p (c); },
      [] (compilation &c, function *) { c.unit.set_order (outline_unit (c.unit.order (), c.choice.variant)); } },
    AFTER, "outline_try" },
  /* Last: after it functions have no GIMPLE any more.  */
  { { SIMPLE_IPA_PASS, "outline_expand", OPTGROUP_IPA, TV_INTEGRATION,
      [] (compilation &c, function *) { return goes_on_p (c); },
      [] (compilation &c, function *) {
        expand_and_plan (c.unit, c.choice, c.self, c.reading, c.suspended, c.folding);
      } },
    AFTER, "outline" },

  /* While a function is expanded.  Before the passes that merge equal calls.  */
  { { RTL_PASS, "outline_expanded", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.self.sizes.measuring_p (); },
      [] (compilation &c, function *fn) { c.self.sizes.note_expanded (fn); } },
    AFTER, "expand" },
  /* Around the passes that are tuned.  */
  { { RTL_PASS, "outline_tune", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *fn) { return c.choice.variant.tunings.of_function (fn->decl) != TUNED_AS_USUAL; },
      [] (compilation &c, function *fn) {
        c.tuned.begin (c.choice.variant.tunings.of_function (fn->decl), c.folding.target->costly_registers ());
      } },
    BEFORE, "vregs" },
  { { RTL_PASS, "outline_tune_end", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.tuned.active_p (); },
      [] (compilation &c, function *) { c.tuned.end (); } },
    AFTER, "bbro" },
  /* Before registers are allocated and the frame is laid out; when registers are known; when the prologue is there.  */
  { { RTL_PASS, "outline_saves", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *fn) { return c.reading.saves_by_calls_p (fn); },
      [] (compilation &c, function *) { c.reading.begin_saves (); } },
    BEFORE, "ira" },
  { { RTL_PASS, "outline_saves_possible", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.reading.saving_p (); },
      [] (compilation &c, function *) { c.reading.end_impossible_saves (); } },
    BEFORE, "pro_and_epilogue" },
  { { RTL_PASS, "outline_saves_end", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.reading.saving_p (); },
      [] (compilation &c, function *) { c.reading.end_saves (); } },
    AFTER, "pro_and_epilogue" },
  /* Around the pass that makes pushes and pops.  */
  { { RTL_PASS, "outline_moves", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return goes_on_p (c) && moves_better_p (); },
      [] (compilation &, function *) { keep_moves (); } },
    BEFORE, "peephole2" },
  { { RTL_PASS, "outline_moves_end", OPTGROUP_NONE, TV_NONE,
      [] (compilation &, function *) { return moves_kept_p (); },
      [] (compilation &, function *) { forget_moves (); } },
    AFTER, "peephole2" },
  /* Before "sched2", which it keeps from some blocks.  */
  { { RTL_PASS, "outline_schedule", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *fn) { return c.choice.variant.for_folding && partly_scheduled_p (fn, c.reading); },
      [] (compilation &c, function *fn) { mark_unscheduled (fn, c.reading); } },
    BEFORE, "sched2" },
  /* In place of "vartrack", which does not run in trials that only measure.  */
  { { RTL_PASS, "outline_end_tracking", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.self.only_measuring_p () && flag_var_tracking; },
      [] (compilation &, function *) { delete_vta_debug_insns (true); } },
    AFTER, "vartrack" },
  /* The last pass that knows blocks.  */
  { { RTL_PASS, "outline_frequency", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.reading.active; },
      [] (compilation &c, function *fn) { c.reading.note_frequencies (fn); } },
    BEFORE, "*free_cfg" },

  /* Between "dwarf2", which makes the rows of the unwind table, and "final".  In a function that goes on
     where it was suspended nothing runs before this, which suspended_functions::steer has run.  */
  { { RTL_PASS, "outline_resume", OPTGROUP_NONE, TV_NONE, never,
      [] (compilation &c, function *fn) { c.suspended.resume (fn); } },
    AFTER, "dwarf2" },
  /* These look at final instructions as GCC has made them.  */
  { { RTL_PASS, "outline_measure", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.self.sizes.measuring_p (); },
      [] (compilation &c, function *fn) { c.self.sizes.measure (fn); } },
    AFTER, "outline_resume" },
  { { RTL_PASS, "outline_read", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.reading.active; },
      [] (compilation &c, function *fn) { c.reading.read_final_insns (fn); } },
    AFTER, "outline_measure" },
  /* After all that looks at them before the choice: no later pass runs until the function is resumed.  */
  { { RTL_PASS, "outline_suspend", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.suspended.expanding_p (); },
      [] (compilation &c, function *fn) {
        if (c.folding.target)
          c.folding.target->prepare_suspension (fn);
        c.suspended.suspend (fn);
      } },
    AFTER, "outline_read" },
  { { RTL_PASS, "outline_fold", OPTGROUP_IPA, TV_FINAL,
      [] (compilation &c, function *fn) { return c.folding.planned_p (fn); },
      [] (compilation &c, function *fn) { c.folding.fold_and_chain (fn); } },
    AFTER, "outline_suspend" },
  /* After folding, for the calls that it has left.  */
  { { RTL_PASS, "outline_equal", OPTGROUP_NONE, TV_FINAL,
      [] (compilation &c, function *) { return c.folding.equal.any_p (); },
      [] (compilation &c, function *fn) { c.folding.equal.jump_to_kept (fn); } },
    AFTER, "outline_fold" },
  /* After all that changes what is printed: how long that is decides which constants are in reach.  */
  { { RTL_PASS, "outline_constants", OPTGROUP_NONE, TV_FINAL,
      [] (compilation &c, function *) { return c.folding.constants.active_p (); },
      [] (compilation &c, function *fn) { c.folding.constants.share (fn, *c.folding.target); } },
    AFTER, "outline_equal" },

  /* Directly around "final": they replace and restore the file that it writes to.  */
  { { RTL_PASS, "outline_unwind", OPTGROUP_NONE, TV_FINAL,
      [] (compilation &c, function *fn) { return begins_entry_p (fn, c.suspended); },
      [] (compilation &c, function *fn) { begin_entry (fn, c.suspended); } },
    BEFORE, "final" },
  { { RTL_PASS, "outline_call_sites", OPTGROUP_NONE, TV_NONE,
      [] (compilation &, function *) -> bool { return crtl->uses_eh_lsda; },
      [] (compilation &c, function *) { c.suspended.count_call_sites (); } },
    BEFORE, "final" },
  /* Innermost: they write to the file that outline_unwind has put in place.  */
  { { RTL_PASS, "outline_report", OPTGROUP_NONE, TV_NONE,
      [] (compilation &, function *) { return opts.report != NULL; },
      [] (compilation &c, function *fn) { c.printed.before (fn); } },
    BEFORE, "final" },
  { { RTL_PASS, "outline_reported", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.printed.held_p (); },
      [] (compilation &c, function *fn) { c.printed.after (fn); } },
    AFTER, "final" },
  { { RTL_PASS, "outline_usage", OPTGROUP_NONE, TV_NONE,
      [] (compilation &c, function *) { return c.folding.usage_known; },
      [] (compilation &c, function *fn) { c.folding.restore_usage (fn); } },
    AFTER, "outline_reported" },
  { { RTL_PASS, "outline_unwind_end", OPTGROUP_NONE, TV_FINAL,
      [] (compilation &, function *) { return entry_held_p (); },
      [] (compilation &, function *) { end_entry (); } },
    AFTER, "outline_usage" },
};

/* Clears RUNS if current_pass, an RTL pass, is left out in C for the sake of folding or of time.  */
void
skip_rtl_pass (compilation &c, bool &runs)
{
  if (current_pass->type == RTL_PASS
      && ((c.choice.variant.for_folding && harms_folding_p (current_pass->name, c.reading))
          || (c.self.only_measuring_p () && !strcmp (current_pass->name, "vartrack"))))
    runs = false;
}

/* The compilation that GCC hands to callbacks as DATA.  */
compilation &
compilation_of (void *data)
{
  return *static_cast<compilation *> (data);
}

/* PLUGIN_OVERRIDE_GATE, for current_pass.  GATE_STATUS points to whether it runs.  */
void
override_gate (void *gate_status, void *data)
{
  bool &runs = *static_cast<bool *> (gate_status);
  compilation &c = compilation_of (data);
  c.unit.skip_passes (runs);
  skip_rtl_pass (c, runs);
  /* Last, as it has the final say on what runs in a function that is resumed.  */
  c.suspended.steer (runs);
}

/* PLUGIN_ALL_PASSES_START.  */
void
start_passes (void *, void *data)
{
  compilation &c = compilation_of (data);
  c.facts.set_known (c.suspended.has_p (current_function_decl));
  begin_function (current_function_decl);
}

/* PLUGIN_ALL_PASSES_END.  The function is written, and its RTL gone.  */
void
end_passes (void *, void *data)
{
  compilation_of (data).folding.write_following ();
  end_function ();
}

/* PLUGIN_GGC_MARKING.  */
void
mark (void *, void *data)
{
  compilation &c = compilation_of (data);
  c.facts.mark ();
  c.suspended.mark ();
  c.folding.store.mark ();
}

/* For our targetm.asm_out.code_end, to which GCC hands nothing: what it was, and the compilation.  */
struct
{
  void (*target_code_end) ();
  compilation *unit;
} ending;

/* As targetm.asm_out.code_end: after all functions, before debug information.  */
void
end_code ()
{
  ending.unit->folding.finish ();
  /* After the fragments, which may continue these entries.  */
  close_open_entries ();
  ending.target_code_end ();
}

/* PLUGIN_FINISH_UNIT.  */
void
finish_unit (void *, void *)
{
  write_report ();
  write_unclassified ();
  write_option_list ();
}

} // namespace

void
register_passes (const char *plugin_name, compilation &c)
{
  register_callback (plugin_name, PLUGIN_FINISH_UNIT, finish_unit, NULL);
  if (opts.disable)
    return;
  if (opts.summary || opts.dictionary)
    note_file_start ();
  ending = { targetm.asm_out.code_end, &c };
  targetm.asm_out.code_end = end_code;
  for (const placed_pass &p : passes)
    {
      register_pass_info info = { make_pass (g, p.pass, c), p.reference, 1, p.position };
      register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
    }
  register_callback (plugin_name, PLUGIN_OVERRIDE_GATE, override_gate, &c);
  register_callback (plugin_name, PLUGIN_ALL_PASSES_START, start_passes, &c);
  register_callback (plugin_name, PLUGIN_ALL_PASSES_END, end_passes, &c);
  register_callback (plugin_name, PLUGIN_GGC_MARKING, mark, &c);
}

} // namespace outline
