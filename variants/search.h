/* Trials of variants, the best of which is kept.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SEARCH_H
#define OUTLINE_VARIANTS_SEARCH_H

#include <vector>

#include "measure/record.h"
#include "measure/trial.h"
#include "variants/variant-table.h"

namespace outline
{

/* A variant that has been tried, and the result.  */
struct attempt
{
  unit_variant variant;
  bool known = false;           /* The trial has not failed: there is a record.  */
  unit_record record;
};

/* Has processes compile variants of the unit, and remembers the best one.  Its callers say which are tried, and which
   is better.  Attempts are numbered from 0 in the order of their requests.  */
class variant_search
{
public:
  /* ORDER: the functions of the unit, UNIT what is known of it.  CHOICE, SELF: what a process that is started compiles,
     and the trial that it is.  All must outlive this.  The best variant is that of estimates.  */
  variant_search (const std::vector<cgraph_node *> &order, const unit_outlook &unit, variant_choice &choice,
                  trial &self);

  const std::vector<cgraph_node *> &order () const { return m_order; }
  const unit_outlook &unit () const { return m_unit; }

  /* Makes processes compile VARIANTS, and records what they measure.  Returns false in such a process, which
     must return at once and go on compiling.  */
  bool measure (const std::vector<unit_variant> &variants);

  const attempt &operator[] (size_t number) const { return m_attempts[number]; }
  /* The number of attempts.  */
  size_t size () const { return m_attempts.size (); }

  /* Makes attempt NUMBER the best.  Kills the process of the former best.  */
  void keep (size_t number);
  /* Attempt NUMBER is not the best: its process is killed.  */
  void dismiss (size_t number) { m_processes.dismiss (number); }
  /* The best variant is now VARIANT, which no process has compiled.  */
  void choose (const unit_variant &variant);

  /* The best variant so far.  */
  const unit_variant &variant () const { return m_variant; }
  /* What a process that waits has measured of it; or null.  It is valid until the next call of measure.  */
  const attempt *best () const { return m_best < 0 ? nullptr : &m_attempts[m_best]; }

  /* Makes the best variant that of the choice, and ends the redirection of output.  Warns of the trials that were given
     up, and remarks on all that failed.  Then lets the process that has compiled the variant continue in place of this
     one, if there is one and it has printed nothing for the user; otherwise returns, and this process has to compile
     it.  */
  void finish ();

private:
  const std::vector<cgraph_node *> &m_order;
  const unit_outlook &m_unit;
  variant_choice &m_choice;
  trial &m_self;
  processes m_processes;
  std::vector<attempt> m_attempts;      /* By number of the process.  */
  /* The best variant so far, and, unless it is -1, the process that has compiled it and waits.  */
  unit_variant m_variant;
  int m_best = -1;
};

} // namespace outline

#endif
