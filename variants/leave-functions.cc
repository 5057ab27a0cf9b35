/* Which functions are left alone by outlining.  SPDX-License-Identifier: GPL-3.0-or-later

     first       trials of the unit outlined by the estimates and, unless folding saves enough in any case,
                 of the unit as it is
     judge       which functions have become larger, or have changed protected code?
     once more   another trial without outlining from these, if that is likely to pay
     folded      where only cold code takes part: does folding save more without any outlining?  */

#include "variants/leave-functions.h"

#include "facts/call-graph.h"
#include "gcc/size-tuning.h"
#include "gcc/unit-facts.h"
#include "gimple/number/legality.h"
#include "gimple/plan/trial-need.h"
#include "plugin/options.h"
#include "variants/outlining-loss.h"

namespace outline
{

namespace
{

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

/* Whether another trial, without the functions of LOSS, is likely to pay.  BYTES: the size in TRIED of
   the functions in question; LEAST: the smallest size so far.  Of 17 units of three programs that were
   tried twice all but one became smaller by the loss, within 8 bytes.  */
bool
worth_another_p (const outlining_loss &loss, const attempt &tried, int64_t bytes, int64_t least)
{
  /* The gain must be at least 1/SMALLEST_PART of the unit.  */
  const int64_t smallest_part = 800;
  return (loss.any && bytes - loss.bytes < least
          && (bytes >= least || loss.bytes * smallest_part >= int64_t (tried.record.bytes)));
}

/* Whether folding saves so many bytes in A, all of the unit outlined by estimates, that no function from which
   outlining takes something needs to be compared: the unit is smaller than without the plugin, whatever
   outlining has made larger.  */
bool
folding_outweighs_p (const attempt &a)
{
  /* In bytes.  Of 442 objects of 19 programs at -Os, with estimates alone 21 were larger than with trials, by 89 bytes
     at most (November 2026, before folded units were exempt).  */
  const uint64_t certain = 128;
  return a.known && a.record.saved >= certain;
}

} // namespace

/* What try_to_leave asks for and knows.  */
struct function_exclusion::leave_trials
{
  trial_request outlined, baseline;
  size_t number = 0;            /* The last attempt that was outlined.  */
  bool known = false;           /* The unit as it is has been measured.  */
  records_by_uid before;        /* What functions take as they are.  */
  int64_t least = 0;            /* Bytes in question of the smallest variant so far.  */
  int64_t as_is = 0;            /* The same if nothing is outlined.  */
  bool any_unchanged = false;   /* At least one outlined attempt left protected code unchanged.  */
};

function_exclusion::function_exclusion (variant_search &search)
  : m_search (search), m_hot (hot_functions (search.order ()))
{
  /* GCC expands these with fewer facts about their callees than are known now.  */
  for (cgraph_node *node : m_search.order ())
    if (!opt_for_fn (node->decl, optimize_size) && callee_facts_changed_p (node))
      m_leave.emplace (DECL_UID (node->decl), REFUSAL_CALLEE_FACTS);
  unit_variant variant = m_search.variant ();
  variant.leave = m_leave;
  variant.leave.insert (m_hot.begin (), m_hot.end ());
  m_search.choose (variant);
}

bool
function_exclusion::choose ()
{
  unsigned trials = opts.stress ? 0 : opts.trials;
  if (trials == 0 || !opts.gimple)
    return true;
  bool smallest = opts.rtl && smallest_wanted_p (m_search.order ());
  trial_need need = (smallest ? (m_search.sparing_p () ? TRY_SPARINGLY : TRY_SMALL_UNITS)
                     : m_search.folds_p () && any_for_size_p (m_search.order ()) ? TRY_UNLESS_FOLDED : TRY_IN_DOUBT);
  function_set touched;
  if (opts.hot_functions && !m_hot.empty ())
    touched = functions_to_try (m_search.order (), m_leave, m_hot, need);
  if (touched.empty ())
    {
      m_leave = m_search.variant ().leave;
      m_hot.clear ();
      touched = functions_to_try (m_search.order (), m_leave, m_hot, need);
    }
  /* With hot functions once more: the last trial goes without them.  */
  return touched.empty () || try_to_leave (touched, trials + !m_hot.empty ());
}

/* The functions of SET, and those that they call, directly or not, of which GCC may know something
   that makes their callers smaller.  */
function_set
function_exclusion::with_callees (const function_set &set) const
{
  call_graph calls (m_search.order ());
  core::graph useful = calls.callees ();
  const std::vector<bool> unknown = calls.calls_unknown ();
  for (std::vector<uint32_t> &callees : useful)
    callees.erase (std::remove_if (callees.begin (), callees.end (),
                                   [&] (uint32_t callee) { return unknown[callee]; }),
                   callees.end ());
  std::vector<uint32_t> members;
  for (uint32_t i = 0; i < m_search.order ().size (); i++)
    if (set.count (DECL_UID (m_search.order ()[i]->decl)))
      members.push_back (i);
  function_set all;
  for (uint32_t i : core::reachable (useful, members))
    all.insert (DECL_UID (m_search.order ()[i]->decl));
  return all;
}

/* Whether the functions of SET are a small part of the unit: then it takes less time to compile
   these alone for trial, and the unit once more.  */
bool
function_exclusion::few_p (const function_set &set) const
{
  std::vector<cgraph_node *> nodes;
  for (cgraph_node *node : m_search.order ())
    if (set.count (DECL_UID (node->decl)))
      nodes.push_back (node);
  return count_statements (nodes) * 4 < m_search.statements ();
}

/* Returns the first trials for functions of TOUCHED, from which something is expected to be
   taken.  */
function_exclusion::leave_trials
function_exclusion::begin_trials (const function_set &touched) const
{
  leave_trials t;
  t.outlined.variant = m_search.variant ();
  t.outlined.variant.leave = m_leave;
  t.outlined.variant.size_tuned = m_search.smallest_p () && size_tuning_possible_p (m_search.order ());
  t.outlined.compares_protected = !m_hot.empty ();
  /* Compare all: the size after folding counts, or protected code may change anywhere.  */
  t.outlined.all_in_question = m_search.smallest_p () || !m_hot.empty ();
  t.outlined.touched = touched;
  t.outlined.touched_and_callees = with_callees (touched);
  t.baseline = t.outlined;
  if (!t.outlined.all_in_question)
    {
      t.baseline.extent = EXPAND_IN_QUESTION;
      if (!m_search.folds_p () && few_p (t.outlined.touched_and_callees))
        t.outlined.extent = EXPAND_IN_QUESTION;
    }
  t.baseline.variant.leave = m_search.variant ().leave;
  for (cgraph_node *node : m_search.order ())
    t.baseline.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_GROWS);
  return t;
}

/* Measures, without outlining, the functions from which TRIED has outlined although they were not in question,
   as later rounds of outlining may.  Returns as measure; if the trial fails, the last attempt is not known.  */
bool
function_exclusion::measure_unexpected (leave_trials &t, const unit_record &tried)
{
  t.baseline.touched = touched_besides (tried, t.before);
  if (t.outlined.all_in_question || t.baseline.touched.empty ())
    return true;
  t.baseline.touched_and_callees = with_callees (t.baseline.touched);
  if (!m_search.measure ({ t.baseline }))
    return false;
  if (!m_search.last ().known)
    return true;
  for (const function_record &f : m_search.last ().record.functions)
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

/* Compares T's outlined attempt with the unit as it was; makes it the best, or dismisses it, and
   adds to LEAVE the functions that are better left alone or lose a property.  Returns whether to try again without
   these.  */
bool
function_exclusion::judge (leave_trials &t, function_reasons &leave)
{
  const attempt &tried = m_search[t.number];
  bool changed = !m_hot.empty ()
                 && leave_what_changed (m_search.order (), tried.record, t.before, leave);
  changed |= leave_what_lost (tried.record, t.before, leave);
  t.any_unchanged |= !changed;
  int64_t bytes = bytes_in_question (tried);
  outlining_loss loss = leave_what_grew (tried.record, t.before, leave);
  bool again = changed || worth_another_p (loss, tried, bytes, t.least);
  /* Of functions in question alone the padding of their entries is not known.  */
  bool smaller = bytes < t.least && (t.outlined.all_in_question || bytes + padding < t.as_is);
  if (smaller && !changed)
    m_search.keep (t.number);
  else
    m_search.dismiss (t.number);
  if (!changed)
    t.least = MIN (t.least, bytes);
  return again;
}

/* Code that is not outlined may be folded instead, which trials of only the functions in question do not show.  If
   the best attempt of T is outlined and ahead by less than folding may save, compiles the whole unit without
   outlining, too, and keeps the one that is smaller after folding.  Not for units optimised for size, which have
   little code that can only be folded.  Returns as measure.  */
bool
function_exclusion::compare_once_folded (const leave_trials &t)
{
  /* In bytes.  minisat's simp/Main.cc at -O2, outlined, was 6 bytes smaller, and folded it was 108 larger.  */
  const int64_t certain = 128;
  if (!m_search.folds_p () || t.outlined.all_in_question || !m_search.best () || t.as_is - t.least >= certain
      || any_for_size_p (m_search.order ()))
    return true;
  trial_request request = t.baseline;
  request.extent = EXPAND_ALL;
  if (!m_search.measure ({ request }))
    return false;
  if (m_search.last ().known
      && bytes_of_unit (m_search.last ()) <= bytes_of_unit (*m_search.best ()) + padding)
    m_search.keep_last ();
  else
    m_search.dismiss_last ();
  return true;
}

/* Tries the unit outlined and, unless that result has DECIDED the question, as it is; the latter is then the best.
   Returns as measure.  */
bool
function_exclusion::measure_first (leave_trials &t, bool &decided)
{
  decided = false;
  /* Where all is compared both are needed; without folding neither can go on as the compiler.  */
  bool both = t.outlined.all_in_question || !m_search.folds_p ();
  if (!m_search.measure (both ? std::vector<trial_request> { t.baseline, t.outlined }
                              : std::vector<trial_request> { t.outlined }))
    return false;
  t.number = m_search.last_number ();
  size_t baseline = both ? t.number - 1 : t.number + 1;
  if (!both)
    {
      decided = folding_outweighs_p (m_search.last ());
      if (decided)
        {
          m_search.keep_last ();
          return true;
        }
      if (!m_search.measure ({ t.baseline }))
        return false;
    }
  const attempt &as_is = m_search[baseline];
  t.before = by_uid (as_is.record);
  t.least = t.as_is = bytes_in_question (as_is);
  t.known = as_is.known;
  if (t.known)
    m_search.keep (baseline);
  return true;
}

/* Tries the unit outlined, at most TRIALS times (at least 1), and where that is not certain to pay, as it
   is.  TOUCHED: the functions from which something is expected to be taken.  Returns as measure.  */
bool
function_exclusion::try_to_leave (const function_set &touched, unsigned trials)
{
  const unit_variant as_estimated = m_search.variant ();
  leave_trials t = begin_trials (touched);
  bool decided;
  if (!measure_first (t, decided))
    return false;
  if (decided)
    return true;
  for (unsigned trial = 1; t.known && m_search[t.number].known; trial++)
    {
      function_reasons leave = m_search[t.number].request.variant.leave;
      if (!measure_unexpected (t, m_search[t.number].record))
        return false;
      if (!m_search.last ().known)
        break;
      bool again = judge (t, leave);
      if (trial == trials || !again)
        return compare_once_folded (t);
      /* The last chance, without functions that run.  */
      if (!m_hot.empty () && trial + 1 == trials && !t.any_unchanged)
        leave.insert (m_hot.begin (), m_hot.end ());
      t.outlined.variant.leave = leave;
      if (!m_search.measure ({ t.outlined }))
        return false;
      t.number = m_search.last_number ();
    }
  m_search.choose (as_estimated);
  return true;
}

} // namespace outline
