/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later

   A unit can be compiled in several variants: outlined from all functions, from some or from none; at -Oz
   with or without GCC's options that cost bytes; folded or not.  Where estimates can't be trusted
   processes compile the unit, each one variant, and measure it:

     leave       which functions outlining makes larger (gimple/trial.h), unless folding saves so much that the
                 unit is smaller in any case; where only cold code takes part, whether folding saves more
                 without any outlining
     options     at -Oz, whether the unit is smaller without GCC's caller-saves and shrink-wrapping
                 (plugin/size-tuning.h); elsewhere, in small units, whether folding pays at all
     bound       with these options, which functions need more stack when outlined from
                 (gimple/stack-bound.h)
     take over   with a dictionary, whether the variant in which the unit was compiled for it
                 (plugin/recorded-variant.h) is as small as it was then: that is compiled, and nothing else is tried
     hand over   the process that has compiled the best variant goes on as the compiler
                 (measure/processes.h); if there is none this one compiles it

   In large units the errors of estimates cancel out, and only options are tried.

   A trial that fails twice is ignored; the estimates decide.

   Example.  f, g and h together promise 90 bytes.  One process outlines the unit and compiles all of it; folding
   saves 40 bytes, which proves nothing.  A second one compiles f, g and h as they are.  Outlined, f takes 80
   instead of 100 bytes, g 55 instead of 50, h 60 instead of 70, and f.outline.1, called by all three, 12.  A
   third one leaves g alone: 202 bytes instead of 220 and 207.  It goes on.  */

#include "plugin/choose-variant.h"

#include "gimple/stack-bound.h"
#include "gimple/trial.h"
#include "measure/trial.h"
#include "plugin/size-tuning.h"
#include "plugin/options.h"
#include "plugin/recorded-variant.h"
#include "plugin/pipeline.h"
#include "plugin/stack-growth.h"
#include "plugin/statements.h"
#include "plugin/call-graph.h"
#include "plugin/unit-facts.h"
#include "rtl/shared-fragments.h"
#include "target/target.h"

namespace outline
{

namespace
{

/* The statements of the functions of ORDER.  */
uint64_t
count_statements (const std::vector<cgraph_node *> &order)
{
  uint64_t statements = order.size ();
  for (cgraph_node *node : order)
    for_each_statement (node, [&] (gimple *stmt, basic_block) {
      statements += !is_gimple_debug (stmt);
    });
  return statements;
}

/* Whether a function of ORDER is to be small.  */
bool
any_for_size_p (const std::vector<cgraph_node *> &order)
{
  return std::any_of (order.begin (), order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
}

/* A variant that has been tried, and the result.  */
struct attempt
{
  trial_request request;
  bool known = false;
  unit_record record;
};

/* The bytes that the functions in question of A take; where all are, once they have been folded.  */
int64_t
bytes_in_question (const attempt &a)
{
  int64_t bytes = a.record.common;
  for (const function_record &f : a.record.functions)
    bytes += f.bytes;
  return a.request.all_in_question ? bytes - int64_t (a.record.saved) : bytes;
}

/* The bytes of all the unit, once it has been folded.  */
int64_t
bytes_of_unit (const attempt &a)
{
  return int64_t (a.record.bytes) - int64_t (a.record.saved);
}

/* The functions of UNIT that call outlined ones and have not been measured in BEFORE.  */
function_set
touched_besides (const unit_record &unit, const records_by_uid &before)
{
  function_set touched;
  for (const function_record &f : unit.functions)
    if (!f.made && !f.callees.empty ())
      {
        auto known = before.find (f.uid);
        if (known == before.end () || known->second.bytes == 0)
          touched.insert (f.uid);
      }
  return touched;
}

/* Whether another trial, without the functions of LOSS, is likely to pay.  BYTES: the size of what is in
   question in TRIED; LEAST: the smallest size so far.  17 units of three programs were tried twice;
   all but one became smaller by the loss, give or take 8 bytes.  */
bool
worth_another_p (const outlining_loss &loss, const attempt &tried, int64_t bytes, int64_t least)
{
  /* So much of the unit, at least.  */
  const int64_t smallest_gain = 800;
  return (loss.any && bytes - loss.bytes < least
          && (bytes >= least || loss.bytes * smallest_gain >= int64_t (tried.record.bytes)));
}

/* What padding of unwind entries may take back.  */
const int64_t padding = 8;

/* Writes A, attempt NUMBER, and its result to the dump file.  */
void
dump_attempt (size_t number, const attempt &a)
{
  fprintf (dump_file, "trial %u: outlined from all but %u functions, %s, %s%s: ", (unsigned) number + 1,
           (unsigned) a.request.variant.leave.size (),
           a.request.variant.size_tuned ? "tuned for size" : "not tuned for size",
           a.request.variant.folds ? "folded" : "not folded",
           a.request.variant.scheduled ? ", scheduled" : "");
  if (a.known)
    fprintf (dump_file, "%" PRId64 " bytes in question, %" PRId64 " in all\n",
             bytes_in_question (a), bytes_of_unit (a));
  else
    fprintf (dump_file, "failed\n");
}

/* Whether folding saves so many bytes in A, all of the unit outlined by estimates, that no function from which
   outlining takes something needs to be compared: the unit is smaller than without the plugin, whatever
   outlining has made larger.  */
bool
folding_outweighs_p (const attempt &a)
{
  /* In bytes.  Of 442 objects of 19 programs at -Os, with estimates alone 21 were larger than with trials, by 89 bytes
     at most.  */
  const uint64_t certain = 128;
  return a.known && a.record.saved >= certain;
}

class variant_search
{
public:
  /* ORDER: the functions of the unit.  FOLDS: whether they can be folded.  */
  variant_search (const std::vector<cgraph_node *> &order, bool folds)
    : m_order (order), m_folds (folds), m_smallest (folds && smallest_wanted_p (order)),
      m_statements (count_statements (order)), m_processes (processes_for_trials ())
  {}

  /* Chooses the variant of the process in which it returns.  */
  void run ();

private:
  void begin ();
  bool find_functions_to_leave ();
  function_set with_callees (const function_set &set) const;
  bool few_p (const function_set &set) const;
  /* The trials of try_to_leave.  */
  struct leave_trials
  {
    trial_request outlined, baseline;
    records_by_uid before;      /* What functions take as they are.  */
    int64_t least = 0;          /* Bytes in question of the smallest variant so far.  */
    int64_t as_is = 0;          /* The same of what nothing is outlined from.  */
    /* Protected code was the same in one of them.  */
    bool any_unchanged = false;
  };
  leave_trials begin_leave_trials (const function_set &touched) const;
  bool measure_unexpected (leave_trials &t, const unit_record &tried);
  bool judge (leave_trials &t, size_t number, function_reasons &leave);
  bool compare_once_folded (const leave_trials &t);
  bool try_to_leave (const function_set &touched, unsigned trials);
  bool bound_stack ();
  bool take_over (bool &taken);
  bool find_options (bool taken);
  bool find_options_at_oz ();
  void leave_unfolded_if_nothing_is_saved ();
  bool find_nothing_to_fold (bool &found);
  bool find_whether_to_fold ();

  bool measure (std::vector<trial_request> requests);
  void tell_failures () const;
  attempt &last () { return m_attempts.back (); }
  void set_best (size_t number);
  void dismiss (size_t number);
  void dismiss_best ();

  const std::vector<cgraph_node *> &m_order;
  bool m_folds, m_smallest;
  /* The unit is compiled twice, and time counts.  */
  bool m_sparing = opts.summary || opts.dictionary;
  uint64_t m_statements;
  processes m_processes;
  std::vector<attempt> m_attempts;      /* By number of the process.  */
  /* m_leave: functions that are never outlined from.  m_hot: hot functions, outlined from only if a trial
     shows that their hot code is unchanged.  */
  function_reasons m_leave, m_hot;
  /* The best variant so far, and, unless it is -1, the process that has compiled it and waits.  */
  unit_variant m_variant;
  int m_best = -1;
};

/* Has processes compile REQUESTS; these are then the last of m_attempts.  Returns false in such a process,
   which is to compile.  Without folding GCC expands and prints one function after the other, so that none
   can go on as the compiler.  */
bool
variant_search::measure (std::vector<trial_request> requests)
{
  size_t first = m_attempts.size ();
  fflush (NULL);
  for (trial_request &request : requests)
    {
      request.may_go_on = m_folds;
      m_attempts.push_back ({ std::move (request), false, {} });
    }
  int mine = m_processes.start (requests.size ());
  if (mine >= 0)
    {
      enter_trial (m_attempts[mine].request, m_order);
      return false;
    }
  for (size_t i = first; i < m_attempts.size (); i++)
    {
      const trial_result &result = m_processes.results ()[i];
      attempt &a = m_attempts[i];
      a.known = result.done && parse (result.message, a.record);
      if (dump_file)
        dump_attempt (i, a);
    }
  return true;
}

/* Tells the user which trials have failed.  */
void
variant_search::tell_failures () const
{
  warn_given_up (m_processes.results ());
  for (size_t i = 0; i < m_attempts.size () && dump_enabled_p (); i++)
    if (!m_attempts[i].known)
      {
        const std::string &why = m_processes.results ()[i].why;
        dump_printf (MSG_MISSED_OPTIMIZATION,
                     "how the unit becomes smallest could not be tried (%s): estimates decide\n",
                     why.empty () ? "damaged" : why.c_str ());
      }
}

/* The best variant is now that of attempt NUMBER.  */
void
variant_search::set_best (size_t number)
{
  dismiss_best ();
  const trial_request &request = m_attempts[number].request;
  m_variant = request.variant;
  if (request.extent != EXPAND_ALL)
    dismiss (number);
  else
    m_best = number;
}

/* Attempt NUMBER is not the best.  */
void
variant_search::dismiss (size_t number)
{
  m_processes.dismiss (number);
}

/* The best variant so far is not what will be compiled.  */
void
variant_search::dismiss_best ()
{
  if (m_best >= 0)
    m_processes.dismiss (m_best);
  m_best = -1;
}

/* Notes from which functions nothing is outlined anyway.  */
void
variant_search::begin ()
{
  m_hot = hot_functions (m_order);
  /* GCC expands these knowing less of their callees than is known now.  */
  for (cgraph_node *node : m_order)
    if (!opt_for_fn (node->decl, optimize_size) && callee_facts_changed_p (node))
      m_leave.emplace (DECL_UID (node->decl), REFUSAL_CALLEE_FACTS);
  m_variant.leave = m_leave;
  m_variant.leave.insert (m_hot.begin (), m_hot.end ());
}

/* Finds out from which functions nothing is to be outlined.  Returns as measure.  */
bool
variant_search::find_functions_to_leave ()
{
  unsigned trials = opts.stress ? 0 : opts.trials;
  if (trials == 0 || !opts.gimple)
    return true;
  bool smallest = opts.rtl && smallest_wanted_p (m_order);
  trial_need need = !smallest ? TRY_IN_DOUBT : m_sparing ? TRY_SPARINGLY : TRY_ALWAYS;
  function_set touched;
  if (opts.hot_functions && !m_hot.empty ())
    touched = functions_to_try (m_order, m_leave, m_hot, need);
  if (touched.empty ())
    {
      m_leave = m_variant.leave;
      m_hot.clear ();
      touched = functions_to_try (m_order, m_leave, m_hot, need);
    }
  return touched.empty () || try_to_leave (touched, trials + !m_hot.empty ());
}

/* The functions of SET, and those that they call, directly or not, of which GCC may know something
   that makes their callers smaller.  */
function_set
variant_search::with_callees (const function_set &set) const
{
  call_graph calls (m_order);
  core::graph useful = calls.callees ();
  const std::vector<bool> unknown = calls.calls_unknown ();
  for (std::vector<uint32_t> &callees : useful)
    callees.erase (std::remove_if (callees.begin (), callees.end (),
                                   [&] (uint32_t callee) { return unknown[callee]; }),
                   callees.end ());
  std::vector<uint32_t> members;
  for (uint32_t i = 0; i < m_order.size (); i++)
    if (set.count (DECL_UID (m_order[i]->decl)))
      members.push_back (i);
  function_set all;
  for (uint32_t i : core::reachable (useful, members))
    all.insert (DECL_UID (m_order[i]->decl));
  return all;
}

/* Whether the functions of SET are a small part of the unit: then it takes less time to compile
   these alone for trial, and the unit once more.  */
bool
variant_search::few_p (const function_set &set) const
{
  std::vector<cgraph_node *> nodes;
  for (cgraph_node *node : m_order)
    if (set.count (DECL_UID (node->decl)))
      nodes.push_back (node);
  return count_statements (nodes) * 4 < m_statements;
}

/* Returns the first trials for functions of TOUCHED, from which something is expected to be
   taken.  */
variant_search::leave_trials
variant_search::begin_leave_trials (const function_set &touched) const
{
  leave_trials t;
  t.outlined.variant.leave = m_leave;
  t.outlined.variant.size_tuned = m_smallest && size_tuning_possible_p (m_order);
  t.outlined.compares_protected = !m_hot.empty ();
  /* Folding counts, or protected code may change anywhere.  */
  t.outlined.all_in_question = m_smallest || !m_hot.empty ();
  t.outlined.touched = touched;
  t.outlined.touched_and_callees = with_callees (touched);
  t.baseline = t.outlined;
  if (!t.outlined.all_in_question)
    {
      t.baseline.extent = EXPAND_IN_QUESTION;
      if (!m_folds && few_p (t.outlined.touched_and_callees))
        t.outlined.extent = EXPAND_IN_QUESTION;
    }
  t.baseline.variant.leave = m_variant.leave;
  for (cgraph_node *node : m_order)
    t.baseline.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_GROWS);
  return t;
}

/* Measures as they are the functions from which TRIED has taken something though they were not in
   question: later rounds of outlining do that.  Returns as measure; if the trial fails, last () is not
   known.  */
bool
variant_search::measure_unexpected (leave_trials &t, const unit_record &tried)
{
  t.baseline.touched = touched_besides (tried, t.before);
  if (t.outlined.all_in_question || t.baseline.touched.empty ())
    return true;
  t.baseline.touched_and_callees = with_callees (t.baseline.touched);
  if (!measure ({ t.baseline }))
    return false;
  if (!last ().known)
    return true;
  for (const function_record &f : last ().record.functions)
    if (t.baseline.touched.count (f.uid))
      {
        t.before[f.uid] = f;
        t.least += f.bytes;
        t.as_is += f.bytes;
        t.outlined.touched.insert (f.uid);
      }
  t.outlined.touched_and_callees = with_callees (t.outlined.touched);
  return true;
}

/* Compares attempt NUMBER, outlined, with what was before; makes it the best, or dismisses it, and adds
   to LEAVE the functions that are better left alone.  Returns whether to try without these.  */
bool
variant_search::judge (leave_trials &t, size_t number, function_reasons &leave)
{
  const attempt &tried = m_attempts[number];
  bool changed = !m_hot.empty ()
                 && leave_what_changed (m_order, tried.record, t.before, leave);
  t.any_unchanged |= !changed;
  int64_t bytes = bytes_in_question (tried);
  outlining_loss loss = leave_what_grew (tried.record, t.before, leave);
  bool again = changed || worth_another_p (loss, tried, bytes, t.least);
  if (bytes < t.least && !changed)
    set_best (number);
  else
    dismiss (number);
  if (!changed)
    t.least = MIN (t.least, bytes);
  return again;
}

/* What is not outlined may be folded, which trials of functions in question alone do not show.  Where the
   best attempt of T is outlined and ahead by less than folding may save, compiles the whole unit without
   outlining, too, and takes what is smaller once it is folded.  Not where functions are for size: these have little that is
   only folded.  Returns as measure.  */
bool
variant_search::compare_once_folded (const leave_trials &t)
{
  /* In bytes.  minisat's simp/Main.cc at -O2, outlined, was 6 bytes smaller, and folded it was 108 larger.  */
  const int64_t certain = 128;
  if (!m_folds || t.outlined.all_in_question || m_best < 0 || t.as_is - t.least >= certain
      || any_for_size_p (m_order))
    return true;
  trial_request request = t.baseline;
  request.extent = EXPAND_ALL;
  if (!measure ({ request }))
    return false;
  /* Where nothing is shared, unwind entries are not shared either, which the measured size takes for granted.  */
  if (last ().known && last ().record.saved > 0
      && bytes_of_unit (last ()) <= bytes_of_unit (m_attempts[m_best]) + padding)
    set_best (m_attempts.size () - 1);
  else
    dismiss (m_attempts.size () - 1);
  return true;
}

/* Tries the unit outlined, at most TRIALS times (at least 1), and where that is not certain to pay, as it
   is.  TOUCHED: the functions from which something is expected to be taken.  Returns as measure.  */
bool
variant_search::try_to_leave (const function_set &touched, unsigned trials)
{
  const unit_variant as_estimated = m_variant;
  leave_trials t = begin_leave_trials (touched);
  /* Where all is compared both are needed; without folding neither can go on as the compiler.  */
  bool both = t.outlined.all_in_question || !m_folds;
  if (!measure (both ? std::vector<trial_request> { t.baseline, t.outlined }
                     : std::vector<trial_request> { t.outlined }))
    return false;
  size_t number = m_attempts.size () - 1;
  size_t baseline = both ? number - 1 : number + 1;
  if (!both)
    {
      if (folding_outweighs_p (last ()))
        {
          set_best (number);
          return true;
        }
      if (!measure ({ t.baseline }))
        return false;
    }
  bool known = m_attempts[baseline].known;
  t.before = by_uid (m_attempts[baseline].record);
  t.least = t.as_is = bytes_in_question (m_attempts[baseline]);
  if (known)
    set_best (baseline);
  for (unsigned trial = 1; known && m_attempts[number].known; trial++)
    {
      function_reasons leave = m_attempts[number].request.variant.leave;
      if (!measure_unexpected (t, m_attempts[number].record))
        return false;
      if (!last ().known)
        break;
      bool again = judge (t, number, leave);
      if (trial == trials || !again)
        return compare_once_folded (t);
      /* The last chance, without functions that run.  */
      if (!m_hot.empty () && trial + 1 == trials && !t.any_unchanged)
        leave.insert (m_hot.begin (), m_hot.end ());
      t.outlined.variant.leave = leave;
      number = m_attempts.size ();
      if (!measure ({ t.outlined }))
        return false;
    }
  dismiss_best ();
  m_variant = as_estimated;
  return true;
}

/* Finds out which functions take too much stack when they are outlined from.  Returns as measure.  */
bool
variant_search::bound_stack ()
{
  /* After so many steps all functions are left alone.  */
  const unsigned most_steps = 8;
  dismiss_best ();
  trial_request outlined;
  outlined.variant = m_variant;
  outlined.stack = true;
  trial_request baseline_request = outlined;
  for (cgraph_node *node : m_order)
    baseline_request.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_STACK_GROWTH);
  if (!measure ({ baseline_request, outlined }))
    return false;
  const attempt baseline = m_attempts[m_attempts.size () - 2];
  const records_by_uid before = by_uid (baseline.record);
  for (unsigned step = 0; baseline.known && last ().known; step++)
    {
      if (!leave_what_deepens (last ().record, before, opts.max_stack_growth, m_variant.leave))
        return true;
      if (step == most_steps)
        break;
      outlined.variant = m_variant;
      if (!measure ({ outlined }))
        return false;
    }
  if (dump_enabled_p () && !(baseline.known && last ().known))
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "nothing is outlined: what it takes of the stack is not known\n");
  m_variant = baseline_request.variant;
  forget_stack_growth ();
  return true;
}

/* If folding saves nothing of the best variant, which has GCC's usual options, that is to be compiled without.  A
   summary is of code that may be folded: with a dictionary it will be.  */
void
variant_search::leave_unfolded_if_nothing_is_saved ()
{
  if (m_variant.size_tuned || m_attempts[m_best].record.saved || opts.summary)
    return;
  dismiss_best ();
  m_variant.folds = false;
}

/* Finds out, at -Oz, whether the unit is smaller when it is tuned for size.  Returns as measure.  */
bool
variant_search::find_options_at_oz ()
{
  /* Where folding saves more than this part of code tuned for size, in units of so many statements, it is not
     compared with the usual one: the sum of 63 objects of five programs (lua5.4, zlib, jsoncpp, bzip2,
     duktape) is the same to a hundredth of a percent.  In units that were made for it, with a dozen
     values that live across calls, it costs up to 9%.  */
  const uint64_t largest_cost = 32, tiny_unit = 400;
  trial_request request;
  request.variant = m_variant;
  if (m_best < 0)
    {
      request.variant.size_tuned = true;
      if (!measure ({ request }))
        return false;
      m_variant.size_tuned = false;
      if (!last ().known)
        return true;
      set_best (m_attempts.size () - 1);
    }
  gcc_checking_assert (m_variant.size_tuned);
  const unit_record tuned = m_attempts[m_best].record;
  if (m_sparing ? tuned.saved * largest_cost * 4 > tuned.bytes
                : tuned.saved * largest_cost > tuned.bytes && m_statements >= tiny_unit)
    return true;
  request.variant = m_variant;
  request.variant.size_tuned = false;
  if (!measure ({ request }))
    return false;
  if (last ().known && bytes_of_unit (m_attempts[m_best]) + padding < bytes_of_unit (last ()))
    {
      dismiss (m_attempts.size () - 1);
      return true;
    }
  set_best (m_attempts.size () - 1);
  if (!last ().known)
    dismiss_best ();
  else
    leave_unfolded_if_nothing_is_saved ();
  return true;
}

/* Sets FOUND if the unit is so small that most likely nothing can be folded in it, and nothing can: then it is best
   as GCC compiles it.  Returns as measure.  */
bool
variant_search::find_nothing_to_fold (bool &found)
{
  /* In statements.  Of 185 units of fewer (19 programs, -Os) in 173 nothing can be folded when they are scheduled; of
     these in one when they are not, which saves 9 bytes.  */
  const uint64_t tiny_unit = 300;
  found = false;
  if (m_statements >= tiny_unit)
    return true;
  trial_request request;
  request.variant = m_variant;
  request.variant.scheduled = true;
  if (!measure ({ request }))
    return false;
  found = last ().known && last ().record.saved == 0;
  if (found)
    set_best (m_attempts.size () - 1);
  else
    dismiss (m_attempts.size () - 1);
  return true;
}

/* Finds out whether the unit is smaller if it is folded.  Code that was not scheduled for the sake of
   folding takes some bytes more or less of unwind table.  Of 210 units of ten programs 6 grew by up to
   8, of which nothing or next to nothing was folded.  Returns as measure.  */
bool
variant_search::find_whether_to_fold ()
{
  /* In statements: of 29 units of more each one saved at least 64 bytes.  */
  const uint64_t small_unit = 1600;
  /* In bytes.  */
  const uint64_t certain = 24;
  /* A summary is of code that may be folded: with a dictionary it will be.  */
  if (opts.stress || opts.summary || !any_for_size_p (m_order) || m_statements >= small_unit)
    return true;
  trial_request request;
  request.variant = m_variant;
  if (m_best < 0)
    {
      bool found = false;
      /* A dictionary is of code that is not scheduled a second time.  */
      if (!opts.dictionary && !find_nothing_to_fold (found))
        return false;
      if (found)
        return true;
      if (!measure ({ request }))
        return false;
      if (!last ().known)
        return true;
      set_best (m_attempts.size () - 1);
    }
  const attempt folded = m_attempts[m_best];
  if (folded.record.saved >= certain)
    return true;
  request.variant.folds = false;
  if (folded.record.saved == 0)
    {
      dismiss_best ();
      m_variant = request.variant;
      return true;
    }
  if (!measure ({ request }))
    return false;
  if (last ().known && bytes_of_unit (last ()) <= bytes_of_unit (folded) + padding)
    set_best (m_attempts.size () - 1);
  else
    dismiss (m_attempts.size () - 1);
  return true;
}

/* Sets TAKEN if the unit was compiled for the dictionary and is no larger with it in the variant chosen then:
   that is now the best.  Returns as measure.  */
bool
variant_search::take_over (bool &taken)
{
  taken = false;
  trial_request request;
  int64_t bytes;
  if (!m_folds || opts.stress || opts.limit >= 0 || opts.max_stack_growth >= 0
      || !find_recorded_variant (variants_of_program (), m_order, &request.variant, &bytes))
    return true;
  if (!measure ({ request }))
    return false;
  taken = last ().known && bytes_of_unit (last ()) <= bytes;
  if (dump_file)
    fprintf (dump_file, "recorded: %" PRId64 " bytes in all, %s\n", bytes,
             taken ? "taken over" : "tried anew");
  if (!taken)
    dismiss (m_attempts.size () - 1);
  else
    set_best (m_attempts.size () - 1);
  return true;
}

/* Finds out with which options the unit is smallest; if TAKEN, those of the best variant are known to
   be that, but for folding.  Returns as measure.  */
bool
variant_search::find_options (bool taken)
{
  if (!m_folds)
    return true;
  if (!size_tuning_possible_p (m_order))
    return find_whether_to_fold ();
  if (!taken)
    return find_options_at_oz ();
  leave_unfolded_if_nothing_is_saved ();
  return true;
}

void
variant_search::run ()
{
  begin ();
  choose_variant (m_variant);
  if (opts.limit == 0)
    return;
  note_choice_inputs (m_order);
  bool taken;
  if (!take_over (taken)
      || (!taken && !find_functions_to_leave ())
      || !find_options (taken)
      || (opts.gimple && opts.max_stack_growth >= 0 && !bound_stack ()))
    return;
  choose_variant (m_variant);
  if (m_best >= 0)
    note_chosen_bytes (bytes_of_unit (m_attempts[m_best]));
  resume_output ();
  tell_failures ();
  if (dump_file)
    fprintf (dump_file, "chosen: outlined from all but %u functions, %s, %s\n",
             (unsigned) m_variant.leave.size (), m_variant.size_tuned ? "tuned for size" : "not tuned for size",
             m_variant.folds ? "folded" : "not folded");
  if (m_best >= 0 && m_attempts[m_best].record.silent)
    m_processes.hand_over (m_best);
}

const pass_data try_data = { SIMPLE_IPA_PASS, "outline_try", OPTGROUP_IPA,
                             TV_INTEGRATION, 0, 0, 0, 0, 0 };

class try_pass : public simple_ipa_opt_pass
{
public:
  try_pass (gcc::context *ctxt) : simple_ipa_opt_pass (try_data, ctxt) {}
  bool
  gate (function *) final override
  {
    return unit_finished_p () && !seen_error ();
  }
  unsigned
  execute (function *) final override
  {
    variant_search (unit_order (), opts.rtl && fold_target_for_unit ().target).run ();
    return 0;
  }
};

} // namespace

opt_pass *
make_try_pass (gcc::context *ctxt)
{
  return new try_pass (ctxt);
}

} // namespace outline
