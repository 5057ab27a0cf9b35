/* Trials of variants, the best of which is kept.  SPDX-License-Identifier: GPL-3.0-or-later

   A process compiles a variant, reports what it has measured, and waits.  The process with the best variant so far
   is kept waiting: at the end it becomes the compiler (measure/processes.h).  A trial that expands only a part of
   the unit cannot.  */

#include "variants/search.h"

#include "facts/statements.h"
#include "gcc/expansion.h"
#include "gcc/size-tuning.h"
#include "plugin/options.h"

namespace outline
{

uint64_t
count_statements (const std::vector<cgraph_node *> &order)
{
  uint64_t statements = order.size ();
  for (cgraph_node *node : order)
    statements += count_statements (node);
  return statements;
}

bool
any_for_size_p (const std::vector<cgraph_node *> &order)
{
  return std::any_of (order.begin (), order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
}

/* The bytes that folding and chains of jumps save in the unit of RECORD after it is measured.  */
static int64_t
bytes_saved (const unit_record &record)
{
  return int64_t (record.saved) + int64_t (record.chained);
}

int64_t
bytes_in_question (const attempt &a)
{
  int64_t bytes = a.record.common;
  for (const function_record &f : a.record.functions)
    bytes += f.bytes;
  return a.request.all_in_question ? bytes - bytes_saved (a.record) : bytes;
}

int64_t
bytes_of_unit (const attempt &a)
{
  return int64_t (a.record.bytes) - bytes_saved (a.record);
}

std::string
described (const unit_variant &variant)
{
  return ("outlined from all but " + std::to_string (variant.leave.size ()) + " functions, "
          + (variant.size_tuned ? "tuned for size" : "not tuned for size")
          + (variant.folds ? ", folded" : ", not folded") + (variant.scheduled ? ", scheduled" : ""));
}

namespace
{

/* Writes A, attempt NUMBER, and its result to the dump file.  */
void
dump_attempt (size_t number, const attempt &a)
{
  fprintf (dump_file, "trial %u: %s: ", (unsigned) number + 1, described (a.request.variant).c_str ());
  if (a.known)
    fprintf (dump_file, "%" PRId64 " bytes in question, %" PRId64 " in all, %" PRId64 " saved by folding\n",
             bytes_in_question (a), bytes_of_unit (a), bytes_saved (a.record));
  else
    fprintf (dump_file, "failed\n");
}

} // namespace

variant_search::variant_search (const std::vector<cgraph_node *> &order, bool folds)
  : m_order (order), m_folds (folds), m_smallest (folds && smallest_wanted_p (order)),
    m_sparing (opts.summary), m_statements (count_statements (order)),
    m_processes (processes_for_trials ())
{}

/* Without folding GCC expands and prints one function after the other, so that no process can go on as the
   compiler.  */
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
  /* Making these tables takes 36 million instructions, of 132 million for all of a small unit (zlib's zutil.c).  */
  if (!m_order.empty ())
    prepare_expansion (m_order.front ());
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

void
variant_search::report_failures () const
{
  warn_given_up (m_processes.results ());
  for (size_t i = 0; i < m_attempts.size () && dump_enabled_p (); i++)
    if (!m_attempts[i].known)
      {
        const std::string &why = m_processes.results ()[i].why;
        dump_printf (MSG_MISSED_OPTIMIZATION,
                     "a variant could not be tried (%s): estimates decide\n",
                     why.empty () ? "damaged" : why.c_str ());
      }
}

void
variant_search::keep (size_t number)
{
  dismiss_best ();
  const trial_request &request = m_attempts[number].request;
  m_variant = request.variant;
  if (request.extent != EXPAND_ALL)
    dismiss (number);
  else
    m_best = number;
}

void
variant_search::dismiss (size_t number)
{
  m_processes.dismiss (number);
}

void
variant_search::dismiss_best ()
{
  if (m_best >= 0)
    m_processes.dismiss (m_best);
  m_best = -1;
}

void
variant_search::choose (const unit_variant &variant)
{
  dismiss_best ();
  m_variant = variant;
}

void
variant_search::hand_over ()
{
  if (m_best >= 0 && m_attempts[m_best].record.silent)
    m_processes.hand_over (m_best);
}

} // namespace outline
