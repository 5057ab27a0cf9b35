/* Trials of variants, the best of which is kept.  SPDX-License-Identifier: GPL-3.0-or-later

   A process compiles a variant, reports what it has measured, and waits.  The process with the best variant so far
   is kept waiting: at the end it becomes the compiler (measure/processes.h).  */

#include "variants/search.h"

#include <unistd.h>

#include "gcc/expansion.h"
#include "gcc/other-plugins.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* The number of processes to run at once.  */
unsigned
jobs ()
{
  long processors = opts.jobs > 0 ? opts.jobs : sysconf (_SC_NPROCESSORS_ONLN);
  const long most = 2;
  return processors > 0 ? MIN (processors, most) : 1;
}

/* VARIANT in the words of dumps.  */
std::string
described (const unit_variant &variant)
{
  static const char *const words[] = { "as it is", "merged", "outlined" };
  std::string text = words[variant.sharing];
  std::string tuning = variant.tunings.of.empty () ? "" : ", tuned by function";
  for (auto [bit, word] : { std::make_pair (FEW_REGISTERS, "few registers"), { ONE_CSE, "one cse" },
                            { TRACES, "traces" }, { BY_PRIORITY, "priorities" }, { BRANCHES, "branches" },
                            { LITTLE_EFFORT, "little effort" }, { NO_FORWARDING, "no forwarding" } })
    if (variant.tunings.others & bit)
      tuning += std::string (", ") + word;
  if (variant.sharing != AS_IT_IS && !variant.leave.empty ())
    text += " but for " + std::to_string (variant.leave.size ()) + " functions";
  return text + (variant.for_folding ? "" : ", usual code") + (variant.saves_by_calls ? ", saves by calls" : "")
         + tuning;
}

/* Writes A, attempt NUMBER, and its result to the dump file.  */
void
dump_attempt (size_t number, const attempt &a)
{
  fprintf (dump_file, "trial %u: %s: ", (unsigned) number + 1, described (a.variant).c_str ());
  if (a.known)
    fprintf (dump_file, "%" PRId64 " bytes, %" PRId64 " saved by folding\n", a.record.bytes_left (),
             a.record.folded ());
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

variant_search::variant_search (const std::vector<cgraph_node *> &order, const unit_outlook &unit,
                                variant_choice &choice, trial &self)
  : m_order (order), m_unit (unit), m_choice (choice), m_self (self), m_processes (jobs ()),
    m_variant (estimated_variant (unit))
{}

bool
variant_search::measure (const std::vector<unit_variant> &variants)
{
  size_t first = m_attempts.size ();
  if (!first)
    explain_other_plugins ();
  fflush (NULL);
  for (const unit_variant &variant : variants)
    m_attempts.push_back ({ variant, false, {} });
  /* Making these tables takes 36 million instructions, of 132 million for all of a small unit (zlib's zutil.c).  */
  if (!m_order.empty ())
    prepare_expansion (m_order.front ());
  int mine = m_processes.start (variants.size ());
  if (mine >= 0)
    {
      m_choice.variant = m_attempts[mine].variant;
      /* Without folding GCC expands and prints one function after the other: none can go on as the compiler.  */
      m_self.enter (m_order, m_unit.folds, m_unit.trials.stack,
                    !m_unit.folds && !m_unit.trials.stack && !m_unit.trials.properties
                      && m_choice.variant.sharing != AS_IT_IS);
      return false;
    }
  for (size_t i = first; i < m_attempts.size (); i++)
    {
      const trial_result &result = m_processes.results ()[i];
      attempt &a = m_attempts[i];
      a.known = result.done_p () && parse (result.message, a.record);
      if (dump_file)
        dump_attempt (i, a);
    }
  return true;
}

void
variant_search::keep (size_t number)
{
  choose (m_attempts[number].variant);
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
variant_search::finish ()
{
  m_choice.variant = m_variant;
  resume_output ();
  const std::vector<trial_result> &results = m_processes.results ();
  auto given_up = std::find_if (results.begin (), results.end (),
                                [] (const trial_result &r) { return !r.done_p (); });
  if (given_up != results.end ())
    without_werror ([&] {
      if (warning_at (UNKNOWN_LOCATION, 0,
                      "part of the unit could not be compiled for trial (%s): its code may"
                      " be larger than necessary", given_up->why.c_str ()))
        inform (UNKNOWN_LOCATION, "compile fewer files at once, or allow more processes"
                                  " (%<ulimit -u%>), memory and time");
    });
  for (size_t i = 0; i < m_attempts.size () && dump_enabled_p (); i++)
    if (!m_attempts[i].known)
      dump_printf (MSG_MISSED_OPTIMIZATION, "a variant could not be tried (%s): estimates decide\n",
                   results[i].done_p () ? "damaged" : results[i].why.c_str ());
  if (dump_file)
    fprintf (dump_file, "chosen: %s\n", described (m_variant).c_str ());
  if (m_best >= 0 && m_attempts[m_best].record.silent)
    m_processes.hand_over (m_best);
}

} // namespace outline
