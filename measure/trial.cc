/* A trial: a process that compiles one variant of the unit.  This is the part that deals with GCC.
   SPDX-License-Identifier: GPL-3.0-or-later

   A trial runs the same passes as any compilation, up to the point where all functions have been
   expanded and the fragments chosen, and nothing has been printed:

     outline_try    start    a process enters with its variant
     outline                 functions are outlined
     outline_expand begin    functions are measured while they are expanded
                    end      the record is sent; the process exits here or continues

   A trial must have no visible effect.  There are two kinds:

   - Trials that may continue as the compiler do everything that it does and buffer what they print.
     One that has printed anything, such as a warning from expansion, cannot continue, and the parent
     compiles the variant again.
   - Other trials only measure (silent_p): with dumps, remarks, or reports of time or memory; with option limit;
     where stack usage is listed or bounded; and without folding.  They discard their output and make no debug
     information.  They skip variable tracking; a pass in its place removes debug instructions, because AArch64's pass
     for landing pads, which runs later, looks for the first instruction.  */

#include "measure/trial.h"

#include "facts/statements.h"
#include "gcc/pipeline.h"
#include "plugin/options.h"

namespace outline
{

/* Notes in the record which functions of ORDER outlining has made, and who calls these.  */
void
trial::note_calls (const std::vector<cgraph_node *> &order)
{
  std::vector<function_record> &functions = m_record.functions;
  std::unordered_map<unsigned, uint32_t> made;
  for (cgraph_node *node : order)
    {
      function_record f;
      f.uid = DECL_UID (node->decl);
      f.made = !m_original.count (f.uid);
      if (f.made)
        made[f.uid] = functions.size ();
      functions.push_back (f);
    }
  if (!made.empty ())
    for (size_t i = 0; i < order.size (); i++)
      for_each_direct_call (order[i], [&] (tree callee, basic_block) {
        auto found = made.find (DECL_UID (callee));
        /* FUNCTIONS is as long as ORDER, which the analyzer cannot see.  */
        std::vector<uint32_t> &callees = functions[i].callees; // NOLINT(clang-analyzer-core.CallAndMessage)
        if (found != made.end ()
            && std::find (callees.begin (), callees.end (), found->second) == callees.end ())
          callees.push_back (found->second);
      });
}

/* Whether this process, which does all that the compiler does, shows nothing to the user before it is chosen.  */
static bool
silent_p ()
{
  /* Stack usage is written while functions are expanded.  */
  return (!opts.dictionary && opts.limit < 0 && !dumps_wanted_p () && !flag_dump_final_insns && !flag_stack_usage
          && !flag_callgraph_info && quiet_flag && !time_report && !mem_report);
}

/* Ends this process if it has met an error in the source, which the compiler itself will find and report.  It has not
   failed, but knows no sizes.  */
static void
end_after_error ()
{
  if (trying_p () && error_reported_p ())
    report_and_wait ("", false);
}

void
trial::enter (const std::vector<cgraph_node *> &order, bool may_go_on, bool stack, bool if_made)
{
  m_if_made = if_made;
  /* After a fatal error, or the first one with -Wfatal-errors, GCC exits.  */
  atexit (end_after_error);
  m_may_go_on = may_go_on && may_replace_parent_p () && !stack && silent_p () && m_output.capture ();
  if (!m_may_go_on)
    discard_output ();
  /* Makes GCC compute the stack usage of functions, without writing its list.  */
  if (stack)
    flag_stack_usage_info = 1;
  /* A user who bisects by option limit wants the same choice with any limit.  */
  opts.limit = -1;
  for (cgraph_node *node : order)
    m_original.insert (DECL_UID (node->decl));
}

void
trial::begin (const std::vector<cgraph_node *> &order)
{
  note_calls (order);
  if (m_if_made && std::none_of (m_record.functions.begin (), m_record.functions.end (),
                                 [] (const function_record &f) { return f.made; }))
    report_and_wait (serialize (m_record), false);
  sizes.begin ();
}

void
trial::end (const std::vector<cgraph_node *> &order, const unwind_table &unwind, uint64_t saved, uint64_t chained,
            uint64_t merged, uint64_t routines)
{
  end_after_error ();
  m_record.bytes = sizes.sum (order, unwind, m_record.functions);
  m_record.bytes += routines;
  m_record.bytes -= MIN (m_record.bytes, merged);
  m_record.saved = saved;
  m_record.chained = chained;
  m_record.silent = m_may_go_on && m_output.nothing_shown_p ();
  report_and_wait (serialize (m_record), m_record.silent);
  m_output.release ();
  sizes.end ();
}

} // namespace outline
