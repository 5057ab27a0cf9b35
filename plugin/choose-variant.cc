/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later

   A unit can be compiled in several ways: outlined, but for some functions, or not; for -Oz with options
   that cost bytes or without them; folded or not.  Which one is the smallest is known when it has been
   compiled.  So where estimates can't be trusted processes compile the unit, each in one way, and
   measure it:

     leave       which functions outlining makes larger (gimple/trial.h)
     options     at -Oz, whether the unit is smaller without GCC's caller-saves and shrink-wrapping;
                 elsewhere, in small units, whether folding pays at all
     bound       with these options, which functions outlining deepens the stack of
                 (gimple/stack-bound.h)
     hand over   the process that has compiled the best variant goes on as the compiler
                 (measure/processes.h); if there is none this one compiles it

   In units that are not small the errors of estimates make up for each other, and nothing is tried but
   options.

   A trial that fails twice is ignored; the estimates decide.

   Example.  f, g and h together promise 90 bytes.  One process compiles f, g and h as they are, one
   outlines the unit and compiles all of it: f 80 instead of 100 bytes, g 55 instead of 50, h 60 instead of
   70, and f.outline.1, called by all three, 12.  A third one leaves g alone: 202 bytes instead of 220
   and 207.  It goes on.  */

#include "plugin/choose-variant.h"

#include "gimple/stack-bound.h"
#include "gimple/trial.h"
#include "measure/trial.h"
#include "plugin/frugal.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/stack-growth.h"
#include "plugin/statements.h"
#include "plugin/unit-calls.h"
#include "plugin/unit-facts.h"
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

/* A variant that has been tried, and what it came to.  */
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
  return a.request.all ? bytes - int64_t (a.record.saved) : bytes;
}

/* The bytes of all the unit, once it has been folded.  */
int64_t
bytes_of_unit (const attempt &a)
{
  return int64_t (a.record.bytes) - int64_t (a.record.saved);
}

/* The functions of UNIT that call outlined ones and are not in BEFORE, where others have bytes.  */
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

/* Writes what attempt NUMBER came to, A, to the dump file.  */
void
dump_attempt (size_t number, const attempt &a)
{
  fprintf (dump_file, "trial %u: outlined from all but %u functions, %s, %s: ", (unsigned) number + 1,
           (unsigned) a.request.variant.leave.size (),
           a.request.variant.frugal ? "frugal" : "not frugal",
           a.request.variant.folds ? "folded" : "not folded");
  if (a.known)
    fprintf (dump_file, "%" PRId64 " bytes in question, %" PRId64 " in all\n",
             bytes_in_question (a), bytes_of_unit (a));
  else
    fprintf (dump_file, "failed\n");
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
  bool try_to_leave (const function_set &touched, unsigned trials);
  bool bound_stack ();
  bool find_options ();
  bool find_options_at_oz ();
  bool find_whether_to_fold ();

  bool measure (std::vector<trial_request> requests);
  attempt &last () { return m_attempts.back (); }
  void set_best (size_t number);
  void dismiss (size_t number);
  void dismiss_best ();

  const std::vector<cgraph_node *> &m_order;
  bool m_folds, m_smallest;
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

/* Has processes compile what REQUESTS say, the last of them in m_attempts.  Without folding GCC expands and
   prints one function after the other, and none goes on.  Returns false in such a
   process, which is to go on.  */
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
      const process_result &result = m_processes.results ()[i];
      attempt &a = m_attempts[i];
      a.known = result.done && parse (result.answer, a.record);
      if (dump_file)
        dump_attempt (i, a);
      if (!a.known && dump_enabled_p ())
        dump_printf (MSG_MISSED_OPTIMIZATION,
                     "how the unit becomes smallest could not be tried (%s): estimates decide\n",
                     result.why.empty () ? "damaged" : result.why.c_str ());
    }
  return true;
}

/* The best variant is now that of attempt NUMBER.  */
void
variant_search::set_best (size_t number)
{
  dismiss_best ();
  const trial_request &request = m_attempts[number].request;
  m_variant = request.variant;
  if (request.expands != EXPAND_ALL)
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

/* The best variant is going to be changed.  */
void
variant_search::dismiss_best ()
{
  if (m_best >= 0)
    m_processes.dismiss (m_best);
  m_best = -1;
}

/* Notes what is not outlined anyway.  */
void
variant_search::begin ()
{
  m_hot = hot_functions (m_order);
  /* GCC expands these with less than is known now of what they call.  */
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
  function_set touched;
  if (opts.hot_functions && !m_hot.empty ())
    touched = functions_to_try (m_order, m_leave, m_hot, smallest);
  if (touched.empty ())
    {
      m_leave = m_variant.leave;
      m_hot.clear ();
      touched = functions_to_try (m_order, m_leave, m_hot, smallest);
    }
  return touched.empty () || try_to_leave (touched, trials + !m_hot.empty ());
}

/* The functions of SET, and those that they call directly or through others.  */
function_set
variant_search::with_callees (const function_set &set) const
{
  unit_calls calls (m_order);
  function_set all;
  std::vector<uint32_t> open;
  for (uint32_t i = 0; i < m_order.size (); i++)
    if (set.count (DECL_UID (m_order[i]->decl)))
      {
        all.insert (DECL_UID (m_order[i]->decl));
        open.push_back (i);
      }
  while (!open.empty ())
    {
      uint32_t caller = open.back ();
      open.pop_back ();
      calls.for_each (caller, [&] (uint32_t callee, basic_block) {
        if (all.insert (DECL_UID (m_order[callee]->decl)).second)
          open.push_back (callee);
      });
    }
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

/* Tries the unit as it is and, at most TRIALS times (at least 1), outlined.  TOUCHED: the functions from
   which something is expected to be taken.  Returns as measure.  */
bool
variant_search::try_to_leave (const function_set &touched, unsigned trials)
{
  const unit_variant as_estimated = m_variant;
  trial_request outlined;
  outlined.variant.leave = m_leave;
  outlined.variant.frugal = m_smallest && frugal_possible_p (m_order);
  outlined.kept = !m_hot.empty ();
  /* Folding counts, or code that is to be kept may change anywhere.  */
  outlined.all = m_smallest || !m_hot.empty ();
  outlined.touched = touched;
  outlined.called = with_callees (touched);
  outlined.expands = outlined.all || !few_p (outlined.called) ? EXPAND_ALL : EXPAND_TOUCHED;
  trial_request baseline_request = outlined;
  baseline_request.expands = outlined.all ? EXPAND_ALL : EXPAND_TOUCHED;
  baseline_request.variant.leave = m_variant.leave;
  for (cgraph_node *node : m_order)
    baseline_request.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_GROWS);

  if (!measure ({ baseline_request, outlined }))
    return false;
  size_t baseline = m_attempts.size () - 2;
  records_by_uid before = by_uid (m_attempts[baseline].record);
  int64_t least = bytes_in_question (m_attempts[baseline]);
  bool all_known = m_attempts[baseline].known, any_kept = false;
  if (all_known)
    set_best (baseline);
  for (unsigned trial = 1; all_known && last ().known; trial++)
    {
      function_reasons leave = last ().request.variant.leave;
      size_t number = m_attempts.size () - 1;
      baseline_request.touched = touched_besides (last ().record, before);
      if (!baseline_request.touched.empty () && !outlined.all)
        {
          /* Later rounds of outlining have taken something from them, too.  */
          baseline_request.called = with_callees (baseline_request.touched);
          if (!measure ({ baseline_request }))
            return false;
          if (!last ().known)
            break;
          for (const function_record &f : last ().record.functions)
            if (baseline_request.touched.count (f.uid))
              {
                before[f.uid] = f;
                least += f.bytes;
                outlined.touched.insert (f.uid);
              }
          outlined.called = with_callees (outlined.touched);
        }
      const attempt &tried = m_attempts[number];
      bool changed = !m_hot.empty ()
                     && leave_what_changed (m_order, tried.record, before, leave);
      any_kept |= !changed;
      int64_t bytes = bytes_in_question (tried);
      outlining_loss loss = leave_what_grew (tried.record, before, leave);
      if (bytes < least && !changed)
        set_best (number);
      else
        dismiss (number);
      if (trial == trials || (!changed && !worth_another_p (loss, tried, bytes, least)))
        return true;
      least = changed ? least : MIN (least, bytes);
      /* The last chance, without functions that run.  */
      if (!m_hot.empty () && trial + 1 == trials && !any_kept)
        leave.insert (m_hot.begin (), m_hot.end ());
      outlined.variant.leave = leave;
      if (!measure ({ outlined }))
        return false;
    }
  dismiss_best ();
  m_variant = as_estimated;
  return true;
}

/* Finds out which functions take too much stack when they are outlined.  Returns as measure.  */
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

/* What padding of unwind entries may take back.  */
const int64_t padding = 8;

/* Finds out, at -Oz, whether the unit is smaller when it is compiled frugally.  Returns as measure.  */
bool
variant_search::find_options_at_oz ()
{
  /* Where folding saves more than this part of frugal code, in units of so many statements, it is not
     compared with the usual one: the sum of 63 objects of five programs (lua5.4, zlib, jsoncpp, bzip2,
     duktape) is the same to a hundredth of a percent.  In units that were made for it, with a dozen
     values that live across calls, it costs up to 9%.  */
  const uint64_t largest_cost = 32, tiny_unit = 400;
  trial_request request;
  request.variant = m_variant;
  if (m_best < 0)
    {
      request.variant.frugal = true;
      if (!measure ({ request }))
        return false;
      m_variant.frugal = false;
      if (!last ().known)
        return true;
      set_best (m_attempts.size () - 1);
    }
  gcc_checking_assert (m_variant.frugal);
  const unit_record frugal = m_attempts[m_best].record;
  if (frugal.saved * largest_cost > frugal.bytes && m_statements >= tiny_unit)
    return true;
  request.variant = m_variant;
  request.variant.frugal = false;
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
  else if (last ().record.saved == 0)
    {
      dismiss_best ();
      m_variant.folds = false;
    }
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
  bool for_size = std::any_of (m_order.begin (), m_order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
  if (opts.stress || !for_size || m_statements >= small_unit)
    return true;
  trial_request request;
  request.variant = m_variant;
  if (m_best < 0)
    {
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

/* Finds out with which options the unit is smallest.  Returns as measure.  */
bool
variant_search::find_options ()
{
  if (!m_folds)
    return true;
  return frugal_possible_p (m_order) ? find_options_at_oz () : find_whether_to_fold ();
}

void
variant_search::run ()
{
  begin ();
  choose_variant (m_variant);
  if (opts.limit == 0)
    return;
  if (!find_functions_to_leave ()
      || !find_options ()
      || (opts.gimple && opts.max_stack_growth >= 0 && !bound_stack ()))
    return;
  choose_variant (m_variant);
  if (dump_file)
    fprintf (dump_file, "chosen: outlined from all but %u functions, %s, %s\n",
             (unsigned) m_variant.leave.size (), m_variant.frugal ? "frugal" : "not frugal",
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
