/* The table of the plugin's passes and hooks: everything that GCC calls.
   SPDX-License-Identifier: GPL-3.0-or-later

   In the order of a compilation:

     once per unit     idle; finish, try, outline, expand
     each function     up to its final instructions: schedule, end_tracking, frequency, protected,
                       measure, read; then it is suspended
     each function     resumed: fold, equal, constants, unwind, call_sites, report; then "final" prints it;
                       reported, usage, unwind_end
     after the last    fragments, unwind entries; then GCC writes debug information
     end of the unit   report

   Each pass is placed relative to another pass of the plugin's or of GCC's, so that nothing depends on the order
   of registration; for each event GCC gets one function, which calls ours in order.  */

#include "plugin/passes.h"

#include "gcc/expansion.h"
#include "gcc/file-start.h"
#include "gcc/pass.h"
#include "gcc/pipeline.h"
#include "gcc/unit-facts.h"
#include "gcc/unwind.h"
#include "gimple/pass.h"
#include "measure/object-size.h"
#include "measure/trial.h"
#include "plugin/idle.h"
#include "plugin/option-list.h"
#include "plugin/options.h"
#include "plugin/unclassified.h"
#include "report/printed-code.h"
#include "report/report.h"
#include "rtl/functions/equal-functions.h"
#include "rtl/pass.h"
#include "rtl/read/reading.h"
#include "rtl/skipped-passes.h"
#include "variants/choose-variant.h"

namespace outline
{

namespace
{

/* A pass, and its place: at POSITION of the pass REFERENCE.  */
struct placed_pass
{
  const pass_description &pass;
  pass_positioning_ops position;
  const char *reference;
};

const pass_positioning_ops BEFORE = PASS_POS_INSERT_BEFORE, AFTER = PASS_POS_INSERT_AFTER;

const placed_pass passes[] = {
  /* Among the first ones, which also run where -flto leaves the rest to the link.  */
  { idle_pass, AFTER, "visibility" },

  /* Once per unit.  "simdclone" is the last of GCC's IPA passes: whatever these make, nothing but
     expansion sees it.  */
  { finish_pass, AFTER, "simdclone" },
  /* Needs finished functions, and decides what the next ones do.  */
  { try_pass, AFTER, "outline_finish" },
  { outline_pass, AFTER, "outline_try" },
  /* Last: after it functions have no GIMPLE any more.  */
  { expand_pass, AFTER, "outline" },

  /* While a function is expanded.  Before the passes that merge equal calls.  */
  { expanded_pass, AFTER, "expand" },
  /* Before "sched2", which it keeps from some blocks.  */
  { schedule_pass, BEFORE, "sched2" },
  /* In place of "vartrack", which does not run in trials that only measure.  */
  { end_tracking_pass, AFTER, "vartrack" },
  /* The last passes that know blocks.  */
  { frequency_pass, BEFORE, "*free_cfg" },
  { protected_pass, AFTER, "outline_frequency" },

  /* Between "dwarf2", which makes the rows of the unwind table, and "final".  In a function that goes on
     where it was suspended nothing runs before this.  */
  { resume_pass, AFTER, "dwarf2" },
  /* These look at final instructions as GCC has made them.  */
  { measure_pass, AFTER, "outline_resume" },
  { read_pass, AFTER, "outline_measure" },
  /* After all that looks at them before the choice: no later pass runs until the function is resumed.  */
  { suspend_pass, AFTER, "outline_read" },
  { fold_pass, AFTER, "outline_suspend" },
  /* After folding, for the calls that it has left.  */
  { equal_pass, AFTER, "outline_fold" },
  /* After all that changes what is printed: how long that is decides which constants are in reach.  */
  { constants_pass, AFTER, "outline_equal" },

  /* Directly around "final": they replace and restore the file that it writes to.  */
  { begin_entry_pass, BEFORE, "final" },
  { count_call_sites_pass, BEFORE, "final" },
  /* Innermost: they write to the file that outline_unwind has put in place.  */
  { report_code_pass, BEFORE, "final" },
  { reported_code_pass, AFTER, "final" },
  { usage_pass, AFTER, "outline_reported" },
  { end_entry_pass, AFTER, "outline_usage" },
};

/* PLUGIN_OVERRIDE_GATE, for current_pass.  GATE_STATUS points to whether it runs.  */
void
override_gate (void *gate_status, void *)
{
  bool &runs = *static_cast<bool *> (gate_status);
  skip_finished_passes (runs);
  skip_passes (runs);
  skip_tracking (runs);
  /* Last, as it has the final say on what runs in a function that is resumed.  */
  steer_expansion (runs);
}

/* PLUGIN_ALL_PASSES_START.  */
void
start_passes (void *, void *)
{
  set_known_facts ();
}

/* PLUGIN_GGC_MARKING.  */
void
mark (void *, void *)
{
  mark_facts ();
  mark_suspended ();
  mark_fragments ();
}

/* What targetm.asm_out.code_end was.  */
void (*end_target_code) ();

/* As targetm.asm_out.code_end: after all functions, before debug information.  */
void
end_code ()
{
  finish_folding ();
  /* After the fragments, which may continue these entries.  */
  close_open_entries ();
  end_target_code ();
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
register_passes (const char *plugin_name)
{
  register_callback (plugin_name, PLUGIN_FINISH_UNIT, finish_unit, NULL);
  if (opts.disable)
    return;
  if (opts.summary || opts.dictionary)
    note_file_start ();
  end_target_code = targetm.asm_out.code_end;
  targetm.asm_out.code_end = end_code;
  for (const placed_pass &p : passes)
    {
      register_pass_info info = { make_pass (g, p.pass), p.reference, 1, p.position };
      register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
    }
  register_callback (plugin_name, PLUGIN_OVERRIDE_GATE, override_gate, NULL);
  register_callback (plugin_name, PLUGIN_ALL_PASSES_START, start_passes, NULL);
  register_callback (plugin_name, PLUGIN_GGC_MARKING, mark, NULL);
}

} // namespace outline
