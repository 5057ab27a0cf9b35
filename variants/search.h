/* Trials of variants, the best of which is kept.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SEARCH_H
#define OUTLINE_VARIANTS_SEARCH_H

#include <string>
#include <vector>

#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

/* A variant that has been tried, and the result.  */
struct attempt
{
  trial_request request;
  bool known = false;           /* The trial has not failed: there is a record.  */
  unit_record record;
};

/* The bytes that the functions in question of A take; where all are, once they have been folded.  */
int64_t bytes_in_question (const attempt &a);

/* The bytes of all the unit, once it has been folded.  */
int64_t bytes_of_unit (const attempt &a);

/* Bytes: variants whose sizes differ by no more count as equal, because padding of unwind entries may hide the
   difference.  */
const int64_t padding = 8;

/* VARIANT in the words of dumps.  */
std::string described (const unit_variant &variant);

/* The number of statements of the functions of ORDER, without debug statements, plus one for each function.  */
uint64_t count_statements (const std::vector<cgraph_node *> &order);

/* Whether a function of ORDER is to be small.  */
bool any_for_size_p (const std::vector<cgraph_node *> &order);

/* Has processes compile variants of the unit, and remembers the best one.  Its callers (leave-functions.h,
   size-options.h, bound-stack.h) say which are tried, and which is better:

     measure (requests)   runs trials; last () is then the attempt for the last request
     keep_last ()         that attempt is better than the best one so far
     dismiss_last ()      it is not

   Attempts are numbered from 0 in the order of their requests.  */
class variant_search
{
public:
  /* ORDER: the functions of the unit; it must outlive this.  FOLDS: whether they can be folded.  */
  variant_search (const std::vector<cgraph_node *> &order, bool folds);

  const std::vector<cgraph_node *> &order () const { return m_order; }
  bool folds_p () const { return m_folds; }
  /* Whether it is folded, and size alone counts: -Oz.  */
  bool smallest_p () const { return m_smallest; }
  /* Whether to make fewer trials: this is the first of two compilations (option summary).  The second takes over
     what the first has found, and tries everything if there is nothing to take over, so that the dictionary of
     another program changes nothing.  */
  bool sparing_p () const { return m_sparing; }
  uint64_t statements () const { return m_statements; }

  /* Makes processes compile REQUESTS, and records what they measure.  Returns false in such a process, which
     must return at once and go on compiling.  */
  bool measure (std::vector<trial_request> requests);

  const attempt &operator[] (size_t number) const { return m_attempts[number]; }
  const attempt &last () const { return m_attempts.back (); }
  size_t last_number () const { return m_attempts.size () - 1; }

  /* Makes attempt NUMBER, or the last one, the best.  Kills the process of the former best; if only a part of the
     unit was expanded, that of NUMBER, too.  */
  void keep (size_t number);
  void keep_last () { keep (last_number ()); }
  /* Attempt NUMBER, or the last one, is not the best: its process is killed.  */
  void dismiss (size_t number);
  void dismiss_last () { dismiss (last_number ()); }
  /* Ends the process that has compiled the best variant, which stays the best.  */
  void dismiss_best ();
  /* The best variant is now VARIANT, which no process has compiled.  */
  void choose (const unit_variant &variant);

  /* The best variant so far.  */
  const unit_variant &variant () const { return m_variant; }
  /* What a process that waits has measured of it; or null.  It is valid until the next call of measure.  */
  const attempt *best () const { return m_best < 0 ? nullptr : &m_attempts[m_best]; }

  /* Warns of the trials that were given up, and remarks on all that failed.  */
  void report_failures () const;

  /* Lets the process that has compiled the best variant continue in place of this one, if there is one and
     it has printed nothing for the user.  Otherwise returns, and this process has to compile the
     variant.  */
  void hand_over ();

private:
  const std::vector<cgraph_node *> &m_order;
  bool m_folds, m_smallest, m_sparing;
  uint64_t m_statements;
  processes m_processes;
  std::vector<attempt> m_attempts;      /* By number of the process.  */
  /* The best variant so far, and, unless it is -1, the process that has compiled it and waits.  */
  unit_variant m_variant;
  int m_best = -1;
};

} // namespace outline

#endif
