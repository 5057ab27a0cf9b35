/* Trials of variants, the best of which is kept.  SPDX-License-Identifier: GPL-3.0-or-later

   A process compiles a variant, reports what it has measured, and waits.  The process with the best variant so far
   is kept waiting: at the end it becomes the compiler (measure/processes.h).  */

#include "variants/search.h"

#include "gcc/expansion.h"
#include "gcc/other-plugins.h"

namespace outline
{

/* The bytes that folding and chains of jumps save in the unit of RECORD after it is measured.  */
static int64_t
bytes_saved (const unit_record &record)
{
  return int64_t (record.saved) + int64_t (record.chained);
}

int64_t
bytes_of_unit (const attempt &a)
{
  return int64_t (a.record.bytes) - bytes_saved (a.record);
}

std::string
described (const unit_variant &variant)
{
  static const char *const words[] = { "as it is", "outlined" };
  std::string text = words[variant.sharing];
  if (variant.sharing != AS_IT_IS && !variant.leave.empty ())
    text += " but for " + std::to_string (variant.leave.size ()) + " functions";
  return text + (variant.for_folding ? "" : ", usual code") + (variant.saves_by_calls ? ", saves by calls" : "");
}

namespace
{

/* Writes A, attempt NUMBER, and its result to the dump file.  */
void
dump_attempt (size_t number, const attempt &a)
{
  fprintf (dump_file, "trial %u: %s: ", (unsigned) number + 1, described (a.request.variant).c_str ());
  if (a.known)
    fprintf (dump_file, "%" PRId64 " bytes, %" PRId64 " saved by folding\n", bytes_of_unit (a),
             bytes_saved (a.record));
  else
    fprintf (dump_file, "failed\n");
}

/* Says where passes of another plugin run in trials, too: what these write appears several times.  */
void
explain_other_plugins ()
{
  if (!dump_enabled_p ())
    return;
  std::string pass = pass_of_other_plugin ();
  if (!pass.empty ())
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "the unit is compiled several times for trial, with pass %s, another plugin: what it writes to"
                 " files may be there several times; -fplugin-arg-outline-trials=0 has no trials\n", pass.c_str ());
}

} // namespace

variant_search::variant_search (const std::vector<cgraph_node *> &order, bool folds, variant_choice &choice,
                                trial &self)
  : m_order (order), m_folds (folds), m_choice (choice), m_self (self), m_processes (processes_for_trials ())
{}

/* Without folding GCC expands and prints one function after the other, so that no process can go on as the
   compiler.  */
bool
variant_search::measure (std::vector<trial_request> requests)
{
  size_t first = m_attempts.size ();
  if (!first)
    explain_other_plugins ();
  fflush (NULL);
  for (trial_request &request : requests)
    {
      request.may_go_on &= m_folds;
      m_attempts.push_back ({ std::move (request), false, {} });
    }
  /* Making these tables takes 36 million instructions, of 132 million for all of a small unit (zlib's zutil.c).  */
  if (!m_order.empty ())
    prepare_expansion (m_order.front ());
  int mine = m_processes.start (requests.size ());
  if (mine >= 0)
    {
      m_self.enter (m_attempts[mine].request, m_order);
      m_choice.variant = m_attempts[mine].request.variant;
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
  choose (m_attempts[number].request.variant);
  m_best = number;
}

void
variant_search::choose (const unit_variant &variant)
{
  if (m_best >= 0)
    dismiss (m_best);
  m_best = -1;
  m_variant = variant;
}

void
variant_search::hand_over ()
{
  if (m_best >= 0 && m_attempts[m_best].record.silent)
    m_processes.hand_over (m_best);
}

} // namespace outline
